import type { FenxiaoWords } from '@mall/contract/fenxiao'

export default {
  title: () => 'Distributor level',
  rate: {
    one_rate: () => 'First level',
    two_rate: () => 'Second level',
    three_rate: () => 'Third level',
  },
  unpaid: 'The mall pays nothing at the moment',
  levels: 'All levels',
  way: (name: string) => `The way to ${name}`,
  any: 'Any one of these takes you there',
  all: 'All of these take you there',
  met: 'All is there: you will be raised shortly',
  top: 'This is the highest level',
  byMall: 'The mall raises you itself',
  steps: {
    fenxiao_order_num: () => 'Orders you earn from',
    fenxiao_order_meney: () => 'Worth of orders you earn from',
    one_fenxiao_order_num: () => 'First-level orders',
    one_fenxiao_order_money: () => 'Worth of first-level orders',
    order_num: () => 'Orders of your own',
    order_money: () => 'Worth of your own orders',
    child_num: () => 'People in your team',
    child_fenxiao_num: () => 'Distributors in your team',
    one_child_num: () => 'People you brought in',
    one_child_fenxiao_num: (_words: FenxiaoWords) => 'Distributors you brought in',
  },
  figure: (reached: string, needed: string) => `${reached} of ${needed}`,
  needed: (needed: string) => `${needed} needed`,
  progress: (name: string, percent: number) => `${name}: ${percent}% done`,
}
