import { asNamed } from './heard'
import { named } from './names'
import type { NameRow } from './names.store'
import { nearOf } from './near'
import { knownOf, runsToHear, soundReadings, typedReadings, type Wanted } from './reading'
import { alikeTo, cutsOf } from './syllables'
import { bestWindow } from './window'
import { gramsOf } from './grams'

const name = (kind: NameRow['kind'], id: number, name: string, level = 0) => named({ kind, id, name, level })
const known = knownOf(
  [
    name('category', 1, '手机数码', 1),
    name('category', 2, '手机', 3),
    name('category', 3, '休闲零食', 2),
    name('category', 4, '主粮零食', 3),
    name('category', 5, '宠物生活', 1),
    name('brand', 6, '醒山 咖啡'),
    name('shop', 7, '一帆数码'),
  ],
  [
    ['番茄', '西红柿'],
    ['T恤', '短袖'],
  ],
)
const under = ({ categoryIds, brandIds, siteIds }: Wanted) => [categoryIds, brandIds, siteIds]
const typed = (keyword: string) => typedReadings(keyword, known)

const fits = (wanted: Wanted[], goods: string) =>
  wanted.every(({ grams }) => grams.some((pieces) => pieces.every((piece) => gramsOf(goods).includes(piece))))

describe('what was typed', () => {
  it('is one word each, then runs, then cut at names and words known', () => {
    expect(typed('耳机 降噪')).toHaveLength(1)
    expect(typed('27寸屏').map(({ words }) => words.map(([word]) => word))).toEqual([['27寸屏'], ['27', '寸屏']])
    expect(typed('一帆数码短袖').map(({ words }) => words.map(([word]) => word))).toEqual([
      ['一帆数码短袖'],
      ['一帆数码', '短袖'],
    ])
    expect(typed(' %_ ')[0]?.wanted).toEqual([])
  })

  it('means what its other words mean', () => {
    expect(typed('西红柿')[0]?.words).toEqual([['西红柿', '番茄']])
    expect(fits(typed('短袖')[0]?.wanted ?? [], '纯棉t恤')).toBe(true)
  })

  it('stands for the names it is, or else is a part of', () => {
    const names = (word: string) => typed(word)[0]?.wanted.map(under)
    // not all that is digital
    expect(names('手机')).toEqual([[[2], [], []]])
    expect(names('零食')).toEqual([[[3, 4], [], []]])
    // nothing narrower has it
    expect(names('宠物')).toEqual([[[5], [], []]])
    // of a category of the first level and of a shop, the shop is the narrower
    expect(names('数码')).toEqual([[[], [], [7]]])
    expect(names('醒山咖啡')).toEqual([[[], [6], []]])
    expect(names('咖')).toEqual([[[], [], []]])
  })
})

describe('the sound of it', () => {
  it('is whole syllables, in all ways they can be cut', () => {
    expect(cutsOf('xian')).toEqual([['xian'], ['xi', 'an']])
    expect(cutsOf('fangan')).toEqual([
      ['fan', 'gan'],
      ['fang', 'an'],
    ])
    expect(cutsOf('wifi')).toEqual([])
    expect(cutsOf('lvchalve')[0]).toEqual(['lv', 'cha', 'lue'])
    expect(cutsOf('a'.repeat(49))).toEqual([])
    expect(cutsOf('xian'.repeat(12))).toHaveLength(8)
  })

  it('puts syllables together that were typed one by one', () => {
    expect(runsToHear('niu pai')).toEqual(['niupai'])
    expect(runsToHear('hifi yin xiang')).toEqual(['hifi', 'yinxiang'])
    expect(runsToHear('阳光meigui')).toEqual(['阳光', 'meigui'])
  })

  it.each([
    ['hongfushi', '烟台红富士苹果', 'sound', '红富士'],
    ['hfs', '烟台红富士苹果', 'initials', '红富士'],
    ['阳光meigui', '澄江阳光玫瑰葡萄', 'sound', '阳光 玫瑰'],
    ['藍莓', '云南高山蓝莓', 'sound', '蓝莓'],
    ['mi fan', '五常米饭', 'sound', '米饭'],
  ])('%s is %s', (keyword, goods, way, seen) => {
    const reading = soundReadings(keyword, known).find((one) => one.way === way)
    expect(fits(reading?.wanted ?? [], goods)).toBe(true)
    expect(asNamed(keyword, goods)).toBe(seen)
  })

  it('finds names', () => {
    expect(soundReadings('shouji', known)[0]?.wanted.map(under)).toEqual([[[2], [], []]])
  })

  it('is nothing of digits', () => expect(soundReadings('123', known)).toEqual([]))

  it('is easily taken for another', () => {
    expect(alikeTo('zhang').sort()).toEqual(['zang', 'zhan'])
    expect(alikeTo('lin').sort()).toEqual(['ling', 'nin'])
  })
})

describe('one typo', () => {
  const has = (goods: string, grams: string[]) => grams.every((piece) => gramsOf(goods).includes(piece))
  const runs = (goods: string, like: string) =>
    new RegExp(`^${like.replaceAll('%', '.*').replaceAll('_', '.')}$`, 'u').test(goods.replaceAll(' ', ''))
  const finds = (keyword: string, goods: string) =>
    nearOf(keyword, known).some(({ others, typed, heard }) => {
      const byName = typed.grams.some((grams) => has(goods, grams)) && typed.likes.some((like) => runs(goods, like))
      return fits(others, goods) && (byName || heard.some((grams) => has(goods, grams)))
    })

  it.each([
    ['红富土', '红富士苹果'],
    ['红士富果', '红富士果'],
    ['马杯', undefined],
    ['马克克杯', '保温马克杯'],
    ['马杯克', '保温马克杯'],
    ['械键盘', '机械键盘'],
    ['机械盘', '68 键机械键盘'],
    ['拉杆箱铝框', '铝框拉杆箱'],
    ['wfi', '随身 wifi'],
    ['随身 wfi', '随身 wifi'],
    ['pinguo', '苹果'],
    ['yangrongshoutao', '羊绒触屏手套'],
  ])('%s may be %s', (keyword, goods) => expect(finds(keyword, goods ?? '保温马克杯')).toBe(goods !== undefined))

  it('is not two', () => {
    expect(finds('红付土', '红富士苹果')).toBe(false)
    expect(finds('马壶', '马克壶')).toBe(false)
  })
})

it('the nearest part of a name is told with how much of it differs', () => {
  expect(bestWindow('烟台红富士苹果', '红富土')).toEqual({ distance: 1, text: '红富士' })
  expect(bestWindow('保温马克杯', '马杯克')).toEqual({ distance: 1, text: '马克杯' })
  expect(bestWindow('机械键盘', '机盘')).toMatchObject({ distance: 1 })
  expect(bestWindow('机械键盘', '键盘')).toEqual({ distance: 0, text: '键盘' })
  expect(bestWindow('', '键盘')).toEqual({ distance: 2, text: '' })
})
