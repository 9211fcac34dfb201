import assert from 'node:assert/strict';
import { cityName } from '../../../../../views/domain/place/places.ts';
import { committedCities } from './committed.ts';

/** Postcode and names in Dutch, French, English and German. */
const CALLED: readonly [postcode: string, nl: string, fr: string, en?: string, de?: string][] = [
  ['1000', 'Brussel', 'Bruxelles', 'Brussels', 'Brüssel'],
  ['1030', 'Schaarbeek', 'Schaerbeek'],
  ['1040', 'Etterbeek', 'Etterbeek'],
  ['1050', 'Elsene', 'Ixelles'],
  ['1060', 'Sint-Gillis', 'Saint-Gilles'],
  ['1080', 'Sint-Jans-Molenbeek', 'Molenbeek-Saint-Jean'],
  ['1082', 'Sint-Agatha-Berchem', 'Berchem-Sainte-Agathe'],
  ['1150', 'Sint-Pieters-Woluwe', 'Woluwe-Saint-Pierre'],
  ['1160', 'Oudergem', 'Auderghem'],
  ['1170', 'Watermaal-Bosvoorde', 'Watermael-Boitsfort'],
  ['1180', 'Ukkel', 'Uccle'],
  ['1190', 'Vorst', 'Forest'],
  ['1200', 'Sint-Lambrechts-Woluwe', 'Woluwe-Saint-Lambert'],
  ['1210', 'Sint-Joost-ten-Node', 'Saint-Josse-ten-Noode'],
  ['1300', 'Waver', 'Wavre', 'Wavre', 'Wavre'],
  ['1310', 'Terhulpen', 'La Hulpe'],
  ['1370', 'Geldenaken', 'Jodoigne'],
  ['1400', 'Nijvel', 'Nivelles'],
  ['1420', 'Eigenbrakel', "Braine-l'Alleud"],
  ['1440', 'Kasteelbrakel', 'Braine-le-Château'],
  ['1460', 'Itter', 'Ittre'],
  ['1480', 'Tubeke', 'Tubize'],
  ['1500', 'Halle', 'Hal'],
  ['1547', 'Bever', 'Biévène'],
  ['1640', 'Sint-Genesius-Rode', 'Rhode-Saint-Genèse'],
  ['1800', 'Vilvoorde', 'Vilvorde'],
  ['2000', 'Antwerpen', 'Anvers', 'Antwerp', 'Antwerpen'],
  ['2500', 'Lier', 'Lierre'],
  ['2800', 'Mechelen', 'Malines', 'Mechelen', 'Mecheln'],
  ['3000', 'Leuven', 'Louvain', 'Leuven', 'Löwen'],
  ['3300', 'Tienen', 'Tirlemont'],
  ['3440', 'Zoutleeuw', 'Léau'],
  ['3500', 'Hasselt', 'Hasselt', 'Hasselt', 'Hasselt'],
  ['3540', 'Herk-de-Stad', 'Herck-la-Ville'],
  ['3700', 'Tongeren-Borgloon', 'Tongres-Looz'],
  ['3790', 'Voeren', 'Fourons'],
  ['3800', 'Sint-Truiden', 'Saint-Trond'],
  ['3970', 'Leopoldsburg', 'Bourg-Léopold'],
  ['4000', 'Luik', 'Liège', 'Liège', 'Lüttich'],
  ['4300', 'Borgworm', 'Waremme'],
  ['4500', 'Hoei', 'Huy'],
  ['4600', 'Wezet', 'Visé'],
  ['4700', 'Eupen', 'Eupen', 'Eupen', 'Eupen'],
  ['4720', 'Kelmis', 'La Calamine', 'Kelmis', 'Kelmis'],
  ['4750', 'Bütgenbach', 'Butgenbach', 'Bütgenbach', 'Bütgenbach'],
  ['4760', 'Büllingen', 'Bullange', 'Büllingen', 'Büllingen'],
  ['4770', 'Amel', 'Amblève', 'Amel', 'Amel'],
  ['4780', 'Sankt Vith', 'Saint-Vith', 'Sankt Vith', 'Sankt Vith'],
  ['4840', 'Welkenraat', 'Welkenraedt', 'Welkenraedt', 'Welkenrath'],
  ['4950', 'Weismes', 'Waimes', 'Waimes', 'Weismes'],
  ['5000', 'Namen', 'Namur', 'Namur', 'Namur'],
  ['6600', 'Bastenaken', 'Bastogne', 'Bastogne', 'Bastnach'],
  ['6700', 'Aarlen', 'Arlon', 'Arlon', 'Arel'],
  ['7000', 'Bergen', 'Mons', 'Mons', 'Mons'],
  ['7060', 'Zinnik', 'Soignies'],
  ['7090', "'s-Gravenbrakel", 'Braine-le-Comte'],
  ['7500', 'Doornik', 'Tournai', 'Tournai', 'Tournai'],
  ['7700', 'Moeskroen', 'Mouscron'],
  ['7780', 'Komen-Waasten', 'Comines-Warneton'],
  ['7800', 'Aat', 'Ath'],
  ['7850', 'Edingen', 'Enghien'],
  ['7860', 'Lessen', 'Lessines'],
  ['7880', 'Vloesberg', 'Flobecq'],
  ['8000', 'Brugge', 'Bruges', 'Bruges', 'Brügge'],
  ['8400', 'Oostende', 'Ostende', 'Ostend', 'Ostende'],
  ['8500', 'Kortrijk', 'Courtrai', 'Kortrijk', 'Kortrijk'],
  ['8587', 'Spiere-Helkijn', 'Espierres-Helchin'],
  ['8600', 'Diksmuide', 'Dixmude'],
  ['8620', 'Nieuwpoort', 'Nieuport'],
  ['8630', 'Veurne', 'Furnes'],
  ['8660', 'De Panne', 'La Panne'],
  ['8670', 'Koksijde', 'Coxyde'],
  ['8800', 'Roeselare', 'Roulers'],
  ['8900', 'Ieper', 'Ypres', 'Ypres', 'Ypern'],
  ['8930', 'Menen', 'Menin'],
  ['8957', 'Mesen', 'Messines'],
  ['9000', 'Gent', 'Gand', 'Ghent', 'Gent'],
  ['9100', 'Sint-Niklaas', 'Saint-Nicolas'],
  ['9140', 'Temse', 'Tamise'],
  ['9200', 'Dendermonde', 'Termonde'],
  ['9300', 'Aalst', 'Alost'],
  ['9500', 'Geraardsbergen', 'Grammont'],
  ['9600', 'Ronse', 'Renaix'],
  ['9700', 'Oudenaarde', 'Audenarde'],
];

describe('names of municipalities', () => {
  const cities = new Map(committedCities().map((city) => [city.value, city]));

  it('are those of each language', () => {
    for (const [postcode, nl, fr, en, de] of CALLED) {
      const city = cities.get(postcode)!;
      assert.equal(cityName(city, 'nl'), nl);
      assert.equal(cityName(city, 'fr'), fr);
      assert.equal(cityName(city, 'en'), en ?? city.label);
      assert.equal(cityName(city, 'de'), de ?? city.label);
    }
  });

  it('read as signs do: in its own language, in Brussels in both', () => {
    const labels = ['9000', '7000', '4700', '1180', '1070'].map((code) => cities.get(code)?.label);
    assert.deepEqual(labels, ['Gent', 'Mons', 'Eupen', 'Uccle - Ukkel', 'Anderlecht']);
  });

  it('are the same under every postcode of a municipality', () => {
    for (const { label, names } of cities.values()) {
      const first = [...cities.values()].find((other) => other.label === label);
      assert.deepEqual(names, first?.names);
    }
  });

  it('fall back on the label where a language has none', () => {
    const city = { label: 'Uccle - Ukkel', names: { fr: 'Uccle', nl: 'Ukkel' } };
    assert.equal(cityName(city, 'fr'), 'Uccle');
    assert.equal(cityName(city, 'de'), 'Uccle - Ukkel');
  });
});
