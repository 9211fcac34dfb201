import type { ModuleState } from '../module-state.ts';

export const states: readonly ModuleState[] = [
  {
    name: 'every element that is kept',
    module: {
      content: {
        title: { nl: 'Parkeren', fr: 'Se garer', en: 'Parking', de: 'Parken' },
        text: {
          nl: '<p>Voor de deur is het <b>blauwe zone</b>, <i>twee uur</i>.</p><h2>Liever te voet?</h2><ul><li>Tram 1 tot <a href="https://www.example.com/">de Korenmarkt</a></li><li>Fietsenrek op de kade</li></ul>',
          fr: '<p>Devant la porte, c’est la <b>zone bleue</b>, <i>deux heures</i>.</p><h2>Plutôt à pied\u00a0?</h2><ul><li>Tram 1 jusqu’au <a href="https://www.example.com/">Korenmarkt</a></li><li>Râtelier à vélos sur le quai</li></ul>',
          en: '<p>Outside it is a <b>blue zone</b>, <i>two hours</i>.</p><h2>Rather on foot?</h2><ul><li>Tram 1 to <a href="https://www.example.com/">the Korenmarkt</a></li><li>Bicycle stands on the quay</li></ul>',
          de: '<p>Vor der Tür ist <b>blaue Zone</b>, <i>zwei Stunden</i>.</p><h2>Lieber zu Fuß?</h2><ul><li>Tram 1 bis <a href="https://www.example.com/">zum Korenmarkt</a></li><li>Fahrradständer am Kai</li></ul>',
        },
      },
    },
  },
  {
    name: 'hostile HTML, of which the text stays',
    module: {
      content: {
        text: {
          nl: '<p onclick="alert(1)">Enkel de tekst<script>alert(2)</script> blijft.</p><iframe src="https://www.example.com/"></iframe>',
          fr: '<p onclick="alert(1)">Il ne reste<script>alert(2)</script> que le texte.</p><iframe src="https://www.example.com/"></iframe>',
          en: '<p onclick="alert(1)">Only the text<script>alert(2)</script> stays.</p><iframe src="https://www.example.com/"></iframe>',
          de: '<p onclick="alert(1)">Nur der Text<script>alert(2)</script> bleibt.</p><iframe src="https://www.example.com/"></iframe>',
        },
      },
    },
  },
];
