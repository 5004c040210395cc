/** Every pictogram of the page, by its name in the game-icons set (CC BY 3.0). */
export const ICONS = [
  // kinds
  "visored-helm", "high-shot", "semi-closed-eye", "sword-in-stone", "throne-king", "duality-mask", "poison-bottle",
  "scroll-unfurled", "hidden", "spider-web", "bowie-knife", "pestle-mortar", "handcuffed", "queen-crown", "crowned-heart",
  "backup", "dagger-rose", "domino-mask", "swap-bag", "chess-knight", "wolf-trap", "imperial-crown", "burning-book",
  "human-ear", "broken-shield", "scales", "peace-dove", "pitchfork", "mailed-fist", "skeleton-key", "shaking-hands",
  // families
  "lion", "stone-tower", "oak", "heraldic-sun", "raven",
  // marks
  "chess-pawn", "feather", "death-skull", "crossed-swords", "cowled", "card-discard", "flying-flag", "gavel", "night-sleep",
  "laurels", "robot-golem", "check-mark", "plain-arrow", "robber-hand", "move", "present", "locked-chest",
  // bots with character
  "coins", "flame", "evil-eyes", "castle", "card-joker", "hunting-horn", "executioner-hood", "dove",
  // emotes
  "cheerful", "despair", "surprised", "sly", "think", "angry-eyes",
  // tools
  "open-book", "cog", "spyglass", "hourglass", "quill-ink", "dice-twenty-faces-twenty", "talk", "anticlockwise-rotation",
  "exit-door", "cancel", "pause-button", "play-button", "hamburger-menu", "secret-book", "owl", "finger-print", "smartphone", "puzzle", "light-bulb",
  // accounts
  "person", "trumpet-flag", "palm-tree", "envelope",
] as const;

export type IconName = (typeof ICONS)[number];
