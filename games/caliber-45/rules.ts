export type RuleId = `C45-${string}`;
