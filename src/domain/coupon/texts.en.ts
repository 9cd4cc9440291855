export default { tenths: (discount: number) => `${Math.round(100 - discount * 10)}% off` }
