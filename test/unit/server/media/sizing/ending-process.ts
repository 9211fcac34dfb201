// A process that ends over each picture, as a decoder may.
process.on('message', () => process.exit(9));
