export interface Lock {
  readonly packages: { readonly [path: string]: { readonly [field: string]: unknown } };
}
export interface Bom {
  readonly bomFormat: string;
  readonly specVersion: string;
  readonly metadata: { readonly component: { readonly 'bom-ref': string; readonly version: string } };
  readonly components: readonly {
    readonly 'bom-ref': string;
    readonly name: string;
    readonly version: string;
    readonly scope: string;
    readonly purl: string;
    readonly hashes: readonly { readonly alg: string; readonly content: string }[];
  }[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}
export interface ContainerStage {
  readonly name: string;
  readonly image: string;
  readonly steps: readonly { readonly word: string; readonly rest: string }[];
}
export function isVersion(version: string): boolean;
export function isLater(version: string, than: string): boolean;
export function dated(changelog: string, version: string, day: string): string | null;
export function renamed(text: string, from: string, to: string): string;
export function notesOf(
  changelog: string,
  version: string,
  about: { readonly tarball: string; readonly node: string; readonly bytes: number },
): string;
export function unverified(lock: Lock): readonly string[];
export function sbomOf(
  lock: Lock,
  about: { readonly name: string; readonly version: string; readonly license: string },
  day: string,
): Bom;
export function stagesOf(containerfile: string): readonly ContainerStage[];
