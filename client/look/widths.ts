/**
 * Where a page changes its layout, in pixels: each is the widest screen of its kind. Style sheets cannot read this, so they spell the number
 * out (`widths.test.ts` holds them to it); `zoomed` is a small desk at 200 %. A part that depends on its own width asks for it by a container query instead.
 */
export const widths = { phone: 700, zoomed: 800, tablet: 1080, notebook: 1240, laptop: 1300 } as const;
/** A phone on its side is no higher. A low window of a computer begins above it: `client/table/board/low.css` and what games add to that. */
const ON_ITS_SIDE = 520;

/** For `matchMedia`: no wider than this, or a phone on its side. */
export const noWiderThan = (width: keyof typeof widths): string =>
  `(max-width: ${widths[width]}px), (max-height: ${ON_ITS_SIDE}px)`;
