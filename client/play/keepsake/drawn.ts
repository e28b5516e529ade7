/** Parts of a page as self-contained pictures: styles and outlines from other files are written into them. */

/** The style properties of an outline. */
const STYLED = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linejoin',
  'stroke-linecap',
  'paint-order',
  'opacity',
  'color',
  'fill-rule',
];
const files = new Map<string, Promise<Document>>();
const fileAt = (address: string): Promise<Document> => {
  const known =
    files.get(address) ?? fetch(address).then(async got => new DOMParser().parseFromString(await got.text(), 'image/svg+xml'));
  files.set(address, known);
  return known;
};
/** An outline in a file, by the file's address and its name there. */
export const outlineAt = async (href: string): Promise<Element | null> => {
  const [address, name] = href.split('#') as [string, string];
  const found = (await fileAt(address)).getElementById(name)?.cloneNode(true) as Element | undefined;
  found?.removeAttribute('id');
  return found ?? null;
};
const pictureOf = async (svg: string): Promise<HTMLImageElement> => {
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await picture.decode();
  return picture;
};
/** This element as it looks, in the given width and height. */
export const seen = async (element: SVGElement, size: number): Promise<HTMLImageElement> => {
  const copy = element.cloneNode(true) as SVGElement;
  const parts = [element, ...element.querySelectorAll('*')];
  for (const [i, part] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(parts[i]!);
    for (const name of STYLED) part.setAttribute(name, style.getPropertyValue(name));
    part.removeAttribute('class');
  }
  for (const use of copy.querySelectorAll('use')) {
    const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    for (const { name, value } of use.attributes) if (name !== 'href') group.setAttribute(name, value);
    const outline = await outlineAt(use.getAttribute('href')!);
    if (outline !== null) group.append(outline);
    use.replaceWith(group);
  }
  copy.setAttribute('width', `${size}`);
  copy.setAttribute('height', `${size}`);
  return pictureOf(new XMLSerializer().serializeToString(copy));
};
/** One outline on 512 × 512 in one colour: a path, or its address in a file. */
export const printed = async (art: string, colour: string, size: number): Promise<HTMLImageElement> => {
  const outline = art.startsWith('M') ? `<path fill-rule="evenodd" d="${art}"/>` : ((await outlineAt(art))?.outerHTML ?? '');
  return pictureOf(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="${size}" height="${size}" fill="${colour}">${outline}</svg>`,
  );
};
