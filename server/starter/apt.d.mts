export function aptInstall(name: string, reason: string): boolean;
