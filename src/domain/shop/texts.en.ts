export default { nothingHere: 'Nothing here yet', goShopping: 'Start shopping' }
