export const loadRare = () => import('./rare')
