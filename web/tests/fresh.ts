/** Before each file of tests: everything as if no other file had run. The files share a process, which is twice as quick. */
import { vi } from "vitest";

vi.useRealTimers();
vi.unstubAllGlobals();
vi.restoreAllMocks();
vi.resetModules();
