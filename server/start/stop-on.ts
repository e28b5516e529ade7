/** On a stop signal a program stops cleanly; on a second one, immediately. */
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
