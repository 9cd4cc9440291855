import { pinyin } from 'pinyin-pro'

/** What Chinese is read aloud as: syllables without tones, ü as v, lve and nve as lue and nue as people type them. */
const table = `
  a ai an ang ao ba bai ban bang bao bei ben beng bi bian biao bie bin bing bo bu ca cai can cang cao ce cen
  ceng cha chai chan chang chao che chen cheng chi chong chou chu chua chuai chuan chuang chui chun chuo ci cong
  cou cu cuan cui cun cuo da dai dan dang dao de dei den deng di dia dian diao die ding diu dong dou du duan dui
  dun duo e ei en eng er fa fan fang fei fen feng fo fou fu ga gai gan gang gao ge gei gen geng gong gou gu gua
  guai guan guang gui gun guo ha hai han hang hao he hei hen heng hong hou hu hua huai huan huang hui hun huo ji
  jia jian jiang jiao jie jin jing jiong jiu ju juan jue jun ka kai kan kang kao ke kei ken keng kong kou ku kua
  kuai kuan kuang kui kun kuo la lai lan lang lao le lei leng li lia lian liang liao lie lin ling liu lo long
  lou lu luan lue lun luo lv ma mai man mang mao me mei men meng mi mian miao mie min ming miu mo mou mu na nai
  nan nang nao ne nei nen neng ni nian niang niao nie nin ning niu nong nou nu nuan nue nuo nv o ou pa pai pan
  pang pao pei pen peng pi pian piao pie pin ping po pou pu qi qia qian qiang qiao qie qin qing qiong qiu qu
  quan que qun ran rang rao re ren reng ri rong rou ru rua ruan rui run ruo sa sai san sang sao se sen seng sha
  shai shan shang shao she shei shen sheng shi shou shu shua shuai shuan shuang shui shun shuo si song sou su
  suan sui sun suo ta tai tan tang tao te tei teng ti tian tiao tie ting tong tou tu tuan tui tun tuo wa wai wan
  wang wei wen weng wo wu xi xia xian xiang xiao xie xin xing xiong xiu xu xuan xue xun ya yan yang yao ye yi
  yin ying yo yong you yu yuan yue yun za zai zan zang zao ze zei zen zeng zha zhai zhan zhang zhao zhe zhei
  zhen zheng zhi zhong zhou zhu zhua zhuai zhuan zhuang zhui zhun zhuo zi zong zou zu zuan zui zun zuo`

const all = table.trim().split(/\s+/)
const syllables = new Set(all)
const longest = 6
/** Ways to cut one word that are tried. */
const cutsMost = 8
/** Letters of a word that may be pinyin. */
const lettersMost = 48

const asTyped = (letters: string) => letters.replace(/(?<=[ln])ve/g, 'ue')

/** Syllables of Chinese characters by the words they stand in; a character without a sound known is ''. */
export const soundOf = (chinese: string): string[] =>
  pinyin(chinese, { type: 'array', toneType: 'none', v: true }).map((sound) =>
    /^[a-z]+$/.test(sound) ? asTyped(sound) : '',
  )

/** All ways to read letters as whole syllables, those with the fewest first; none when they are no pinyin. */
export const cutsOf = (letters: string): string[][] => cutsUpTo(letters).at(-1) ?? []

/** Syllables, and those that the letters behind them may be the beginning of. */
export interface BegunCut {
  whole: string[]
  last: string[]
}

/** The same of pinyin that is still being typed. */
export function begunCutsOf(letters: string): BegunCut[] {
  const cuts = cutsUpTo(letters)
  const text = asTyped(letters)
  return cuts
    .slice(0, -1)
    .flatMap((ways, start) => {
      const begun = text.slice(start)
      const last = begun.length > longest ? [] : all.filter((syllable) => syllable.startsWith(begun))
      return last.length > 0 ? ways.map((whole) => ({ whole, last })) : []
    })
    .sort((a, b) => a.whole.length - b.whole.length)
    .slice(0, cutsMost)
}

/** Of each beginning of the letters the ways to read it; nothing when they can be no pinyin. */
function cutsUpTo(letters: string): string[][][] {
  if (letters.length > lettersMost || !/^[a-z]+$/.test(letters)) return []
  const text = asTyped(letters)
  const upTo: string[][][] = [[[]]]
  for (let end = 1; end <= text.length; end++) {
    const ways: string[][] = []
    for (let start = Math.max(0, end - longest); start < end; start++) {
      const last = text.slice(start, end)
      if (syllables.has(last)) for (const way of upTo[start] ?? []) ways.push([...way, last])
    }
    upTo.push(ways.sort((a, b) => a.length - b.length).slice(0, cutsMost))
  }
  return upTo
}

/** What is heard or typed for each other. */
const alike: [RegExp, string][] = [
  [/^zh/, 'z'],
  [/^z(?!h)/, 'zh'],
  [/^ch/, 'c'],
  [/^c(?!h)/, 'ch'],
  [/^sh/, 's'],
  [/^s(?!h)/, 'sh'],
  [/^n/, 'l'],
  [/^l/, 'n'],
  [/n$/, 'ng'],
  [/ng$/, 'n'],
]

/** Syllables that a careless ear takes for this one. */
export const alikeTo = (syllable: string): string[] =>
  alike.flatMap(([from, to]) => {
    const other = syllable.replace(from, to)
    return other !== syllable && syllables.has(other) ? [other] : []
  })
