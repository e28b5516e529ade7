/** A program that is told to stop does so in order; told a second time, it does not wait. */
export const SIGNALS: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM'];

export function stopOn(stop: () => Promise<void>, atOnce: () => void = () => {}): void {
  let asked = 0;
  for (const signal of SIGNALS)
    process.on(signal, () => {
      if (++asked > 1) {
        atOnce();
        process.exit(1);
      }
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
}
