export const pictures: () => readonly { readonly path: string; readonly text: string }[];
export const write: () => void;
