/** Markdown as our documents write it, as the HTML of a page. A link to a document leads to its page; one to a file of the sources is only its name. */
import { posix } from 'node:path';
import { Marked } from 'marked';

const escaped = text => text.replace(/[&<>"]/g, letter => `&#${letter.charCodeAt(0)};`);
/** The anchor of a heading, as the sites that show repositories make it. */
export const slug = text =>
  text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-');
export const FRONT = '/docs';
const isOutside = href => /^[a-z]+:/.test(href);

/** Where a link in a document leads: a place in the web, an anchor, an address of this server, or a file of the sources. */
export const targetOf = (href, from) => {
  if (isOutside(href)) return { is: 'web', href };
  if (href.startsWith('/')) return { is: 'address', href };
  const [path, anchor = ''] = href.split('#');
  return { is: 'file', file: path === '' ? from : posix.join(posix.dirname(from), path), anchor };
};
/** The anchors of a document, in order: a heading that comes again gets a number. */
const anchors = () => {
  const seen = new Map();
  return text => {
    const name = slug(text);
    const n = seen.get(name) ?? 0;
    seen.set(name, n + 1);
    return n === 0 ? name : `${name}-${n}`;
  };
};
const plain = tokens => tokens.map(token => (token.tokens === undefined ? (token.text ?? '') : plain(token.tokens))).join('');

/** All that is to be known of a document without drawing it. */
export const outline = text => {
  const links = [];
  const headings = [];
  const anchor = anchors();
  const reader = new Marked({
    walkTokens(token) {
      if (token.type === 'link' || token.type === 'image') links.push(token.href);
      if (token.type === 'html') links.push(...[...token.raw.matchAll(/src="([^"]+)"/g)].map(([, src]) => src));
      if (token.type === 'heading') {
        const words = plain(token.tokens);
        headings.push({ depth: token.depth, words, anchor: anchor(words) });
      }
    },
  });
  reader.parse(text);
  return { links, headings, title: headings[0]?.words ?? '' };
};

/** `hrefOf` gives the address of a file, or null where it has none. */
export const html = (text, from, hrefOf) => {
  const anchor = anchors();
  return new Marked({
    renderer: {
      heading({ tokens, depth }) {
        return `<h${depth} id="${anchor(plain(tokens))}"${depth === 1 ? ' class="d"' : ''}>${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const inner = this.parser.parseInline(tokens);
        const target = targetOf(href, from);
        if (target.is !== 'file') return `<a href="${escaped(target.href)}">${inner}</a>`;
        const address = hrefOf(target.file);
        if (address === null) return `<span class="file" title="${escaped(target.file)}">${inner}</span>`;
        // The front of the site is not the front page of the repository.
        const anchor = target.anchor === '' || address === FRONT ? '' : `#${target.anchor}`;
        return `<a href="${target.file === from ? '' : address}${anchor}">${inner}</a>`;
      },
      image({ href, text: alt }) {
        return `<img src="${hrefOf(targetOf(href, from).file) ?? ''}" alt="${escaped(alt)}" loading="lazy">`;
      },
      table({ header, rows }) {
        const cells = (row, tag) =>
          `<tr>${row.map(cell => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`;
        const body = rows.map(row => cells(row, 'td')).join('\n');
        return `<div class="wide" tabindex="0"><table><thead>${cells(header, 'th')}</thead>\n<tbody>${body}</tbody></table></div>\n`;
      },
      code({ text: code }) {
        return `<pre tabindex="0"><code>${escaped(code)}</code></pre>\n`;
      },
    },
  }).parse(text);
};
