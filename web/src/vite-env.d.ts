/// <reference types="vite/client" />

declare module "virtual:sprite" {
  const address: string;
  export default address;
}

declare module "virtual:texts" {
  const addresses: Record<string, string>;
  export default addresses;
  export const later: Record<string, string>; // texts that a table does not need
  export const names: Record<string, string>; // of the languages, as each calls itself
}
