import type { Property } from '../../../views/domain/property/property.ts';

const INSECURE =
  'they are fetched by https alone. Have the supplier of the CRM give addresses with https.';

/**
 * Why pictures of homes are not shown, a line for each host.
 * @param known `pictureHosts` of the site.
 */
export function pictureAdvice(
  homes: readonly Pick<Property, 'pictures'>[],
  known: readonly string[],
): string[] {
  const urls = homes.flatMap(({ pictures }) =>
    pictures.flatMap(({ source }) => URL.parse(source) ?? []),
  );
  const hosts = (given: readonly URL[]) => [...new Set(given.flatMap(({ host }) => host || []))];
  const insecure = urls.filter(({ protocol }) => protocol === 'http:');
  return [
    ...hosts(insecure).map((host) => `Pictures of ${host} are not shown: ${INSECURE}`),
    ...hosts(urls.filter((url) => !insecure.includes(url)))
      .filter((host) => !known.includes(host))
      .map((host) => `Pictures of ${host} are not shown: add it to pictureHosts in site.json.`),
  ];
}
