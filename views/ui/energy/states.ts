import type { ComponentStates } from '../component-state.ts';

const label = { epcLabelText: '', energyPerformance: 240, countryId: 10 };

export const states: ComponentStates = {
  EnergyBadge: [
    { name: 'with a label', on: 'home for sale', home: { ...label, zip: '9000' } },
    { name: 'of the best class', on: 'home for sale', home: { ...label, energyPerformance: 20 } },
  ],
  EnergyScale: [
    { name: 'of Flanders', on: 'home for sale', home: { ...label, zip: '9000' } },
    { name: 'of Brussels', on: 'home for sale', home: { ...label, zip: '1050' } },
    { name: 'of Wallonia', on: 'home for sale', home: { ...label, zip: '5000' } },
  ],
};
