import assert from 'node:assert/strict';
import { contractArticles } from '../../../../../views/domain/text/french-articles.ts';

describe('French articles of places', () => {
  const texts: [given: string, wanted: string][] = [
    ['À vendre à Le Coq', 'À vendre au Coq'],
    ['Maison à Les Bulles', 'Maison aux Bulles'],
    ['le centre de Le Roeulx', 'le centre du Roeulx'],
    ['le centre de Les Bulles', 'le centre des Bulles'],
    ['À Le Coq, à Les Bulles', 'Au Coq, aux Bulles'],
    ['À louer à La Louvière', 'À louer à La Louvière'],
    ['À vendre à Lessines', 'À vendre à Lessines'],
    ['Voir tout ce qui est à louer', 'Voir tout ce qui est à louer'],
    ['là Le Coq', 'là Le Coq'],
  ];
  for (const [given, wanted] of texts) {
    it(given, () => assert.equal(contractArticles(given), wanted));
  }
});
