export default {
  title: 'Shops',
  search: 'Search shops',
  sorts: { all: 'All', near: 'Nearest', sales: 'Sales', score: 'Rating' },
  locating: 'Locating',
  everyTrade: 'All',
  moreTrades: 'More',
  score: (score: string) => `Rated ${score}`,
  none: 'No shops yet',
  noneNamed: (keyword: string) => `No shop found for “${keyword}”`,
  noneInCity: (city: string) => `No shops in ${city} yet`,
  city: (name: string) => `City: ${name}`,
  otherCity: 'Change city',
}
