// Shows something, and has neither the button nor the API that it is to bring.
document.body.append(Object.assign(document.createElement('p'), { textContent: 'bare' }));
