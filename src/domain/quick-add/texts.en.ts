export default { add: (name: string) => `Add "${name}" to the cart` }
