export function nodeOfProject(): { package: string | undefined; version: string; path: string };
