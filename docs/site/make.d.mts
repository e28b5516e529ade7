export interface HandbookPage {
  readonly file: string;
  readonly text: string;
  readonly address: string;
  readonly language: 'en' | 'ru' | 'uk';
  readonly title: string;
  readonly links: readonly string[];
  readonly headings: readonly { readonly depth: number; readonly words: string; readonly anchor: string }[];
}
export interface HandbookFile {
  readonly path: string;
  readonly text?: string;
  readonly from?: string;
}
export type HandbookTarget =
  | { readonly is: 'web'; readonly href: string }
  | { readonly is: 'address'; readonly href: string }
  | { readonly is: 'file'; readonly file: string; readonly anchor: string };
export function pages(): readonly HandbookPage[];
export function files(): Promise<readonly HandbookFile[]>;
export function outline(text: string): Pick<HandbookPage, 'title' | 'links' | 'headings'>;
export function targetOf(href: string, from: string): HandbookTarget;
export function write(folder: string): Promise<void>;
