/** The one large thing of a page: a picture, the title, a line about it, and the page's only red button; rows may stand beside it. */
import type { ComponentChildren, JSX } from 'preact';
import { classes } from '../look/classes.ts';
import * as lead from './lead.module.css';

interface LeadProps {
  readonly picture: ComponentChildren;
  /** Which page this is, and of which game. */
  readonly kick: ComponentChildren;
  readonly title: string;
  /** The same page of other games. */
  readonly others?: ComponentChildren;
  readonly ways?: ComponentChildren;
  readonly beside?: ComponentChildren;
  readonly children: ComponentChildren;
}
export const Lead = ({ picture, kick, title, others, ways, beside, children }: LeadProps): JSX.Element => (
  <section class={lead.place}>
    <article class={classes('bill printed small', lead.bill, beside !== undefined && lead.wide)}>
      <div class={lead.large}>
        <div class={lead.picture}>
          <span class="ra" />
          {picture}
        </div>
        <div class={lead.head}>
          <p class={lead.kick}>{kick}</p>
          <h1 class={`d ${lead.title}`}>{title}</h1>
        </div>
        <div class={lead.words}>
          {children}
          {ways !== undefined && <div class={lead.ways}>{ways}</div>}
          {others}
        </div>
      </div>
      {beside !== undefined && <div class={lead.beside}>{beside}</div>}
    </article>
  </section>
);
