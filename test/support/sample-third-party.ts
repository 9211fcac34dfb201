/** The data of a third party as a site has them. */
export const REVIEWS = {
  id: 'reviews',
  kind: 'reviews',
  name: 'Stars',
  category: 'ad_storage',
  script: 'https://stars.example/widget.js',
  embedId: 'agency-1',
};
