import { gramsOf, plain } from './grams'
import { meaningOf } from './reading'
import { hitOf, soughtOf, type Row } from './sought'
import { suggestedWord } from './suggestedWord'
import { begunCutsOf } from './syllables'
import { shown, unitsOf } from './units'

const meaning = meaningOf([['番茄', '西红柿']])
const ways = (typed: string) => soughtOf(typed, meaning)
const rank = (typed: string, name: string) => hitOf(ways(typed), unitsOf(name))?.rank
const word = (typed: string, name: string, brand = '') => suggestedWord(name, brand, ways(typed), typed)?.word

describe('pinyin that is still being typed', () => {
  it('is whole syllables and the beginning of one', () => {
    expect(begunCutsOf('pinggu')).toContainEqual({
      whole: ['ping'],
      last: ['gu', 'gua', 'guai', 'guan', 'guang', 'gui', 'gun', 'guo'],
    })
    expect(begunCutsOf('guo').at(0)).toEqual({ whole: [], last: ['guo'] })
    expect(begunCutsOf('lv')).toContainEqual({ whole: [], last: ['lv'] })
    expect(begunCutsOf('pix')).toEqual([{ whole: ['pi'], last: expect.arrayContaining(['xi', 'xun']) as string[] }])
  })

  it.each(['', 'wifi', 'pibv', '苹', 'a'.repeat(49)])('is none of %p', (letters) =>
    expect(begunCutsOf(letters)).toEqual([]),
  )
  it('is cut in a few ways alone', () => expect(begunCutsOf('xian'.repeat(12)).length).toBe(8))
})

describe('what was typed', () => {
  it.each([
    ['苹', '苹果脆片', 0],
    ['苹', '云南 苹果', 0],
    ['苹果', '王林青苹果', 1],
    ['75 ml', '精华油75ML', 1],
    ['西红柿', '番茄罐头', 2],
    ['西红柿', '樱桃番茄', 3],
    ['pinggu', '苹果脆片', 4],
    ['ping g', '王林青苹果', 5],
    ["ping'guo", '王林青苹果', 5],
    ['平果', '王林青苹果', 5],
    ['阳光mei', '阳光玫瑰葡萄', 4],
    ['pgcp', '苹果脆片', 6],
    ['qpg', '王林青苹果', 7],
    ['脆片 苹果', '苹果脆片', 0],
    ['ＮＦＣ', 'NFC 橙汁', 0],
    ['梨', '苹果脆片', undefined],
    ['pingl', '苹果脆片', undefined],
    ['苹果 梨', '苹果脆片', undefined],
    ['pg', 'PG 手柄', 0],
  ])('%s in %s', (typed, name, expected) => expect(rank(typed, name)).toBe(expected))

  it.each(['', ' ', '%_', '……', "'", '\u200b'])('of signs alone is nothing: %p', (typed) =>
    expect(ways(typed)).toEqual([]),
  )

  it('has pieces that goods of such a name have', () => {
    const has = (name: string, { all, any }: Row) => {
      const grams = gramsOf(name)
      return all.every((one) => grams.includes(one)) && (any.length === 0 || any.some((one) => grams.includes(one)))
    }
    const names = ['山野集 王林青苹果', '阳光玫瑰葡萄', 'NFC 橙汁', '72% 黑巧克力', '番茄罐头']
    const typed = [
      '苹',
      '青苹果',
      'pingg',
      'p',
      'qingping',
      'qpg',
      'yangguangm',
      'ygmg',
      'nf',
      'nfc橙',
      'heiqiaok',
      'xihongshi',
      '西红柿',
      '平果',
    ]
    const rows = typed.flatMap((one) =>
      names.flatMap((name) =>
        ways(one).flatMap((way) => {
          const found = hitOf([way], unitsOf(name))
          return found ? [way.words.every((some) => some.some((row) => has(name, row)))] : []
        }),
      ),
    )
    expect(rows.length).toBeGreaterThan(typed.length)
    expect(rows).not.toContain(false)
  })
})

describe('a word made of a name', () => {
  it.each([
    // from where a word begins with it, without the brand
    ['黑', '馋小铺 72% 黑巧克力', '馋小铺', '黑巧克力'],
    ['巧克力', '馋小铺 72% 黑巧克力', '馋小铺', '72% 黑巧克力'],
    // what says more than was typed
    ['黑巧克力', '馋小铺 72% 黑巧克力', '馋小铺', '72% 黑巧克力'],
    ['苹', '【顺丰包邮】山野集 烟台红富士苹果 5斤装', '山野集', '烟台红富士苹果'],
    ['苹', '山野集 红富士苹果（顺丰） 123', '山野集', '红富士苹果'],
    ['顺丰', '【顺丰包邮】山野集 红富士苹果', '山野集', '顺丰包邮'],
    ['醒山 咖啡豆', '醒山咖啡 云南小粒咖啡豆', '醒山咖啡', '云南小粒咖啡豆'],
    ['橙', '拾光甄选 ＮＦＣ 橙汁', '拾光甄选', '橙汁'],
    ['苹', '红富士苹果 5 斤', '', '红富士苹果'],
    ['番', '番茄罐头 400 g 两罐', '', '番茄罐头 400 g 两罐'],
    ['27', '极望 显示器 27 寸', '极望', '显示器 27 寸'],
    ['走', '拾页 《慢慢走，看见山》散文集', '拾页', '《慢慢走，看见山》散文集'],
    ['看', '拾页 《慢慢走，看见山》散文集', '拾页', '《慢慢走，看见山》散文集'],
    ['leek', 'Leek soup', 'Lee', 'Leek soup'],
    ['noise', 'Acme Wireless Noise Cancelling Headphones Pro Max 2023', 'Acme', 'Noise Cancelling Headphones'],
    ['素颜', '素颜', '素颜', undefined],
    ['醒山', '醒山咖啡 云南小粒咖啡豆', '醒山咖啡', undefined],
    ['橙汁', '橙汁 123', '', undefined],
  ])('%s of %s', (typed, name, brand, expected) => expect(word(typed, name, brand)).toBe(expected))

  it('is as long as there is room for, and cut between words', () => {
    const name = '2026新款夏季冰丝凉感透气速干短袖圆领恤男士宽松休闲半袖体恤打底衫上衣'
    for (const typed of ['短袖', 'duanxiu', '打底', '2026']) {
      const made = word(typed, name) ?? ''
      expect(name).toContain(made)
      expect(hitOf(ways(typed), unitsOf(made))).toBeDefined()
      expect([...made].length).toBeLessThanOrEqual(16)
    }
    expect(word('休闲', name)).toMatch(/^休闲/)
    expect(word('透气速干短袖圆领恤男士宽松休闲', name)).toBeUndefined()
  })

  it('is cut where it is shown, whatever the letters', () => {
    for (const text of ['İstanbul çay', 'ﬁne ﬂour', 'ＡＢ（ｃ）Ｄ', '👩‍🍳 锅具', 'e\u0301clair']) {
      expect(plain(shown(text))).toHaveLength(shown(text).length)
      for (const { at, character } of unitsOf(text)) expect(plain(shown(text)).startsWith(character, at)).toBe(true)
    }
  })
})
