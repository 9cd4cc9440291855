import { isChinese, runsOf, wordsOf } from './grams'
import { joined } from './names'
import { cutAt, type Known } from './reading'

/** Words that tell nothing of goods; they part a sentence. The longest come first. */
const parting = [
  ...['有没有', '是不是', '能不能', '可不可以', '什么样', '怎么办', '好不好'],
  ...[
    '什么',
    '怎么',
    '哪个',
    '哪种',
    '哪款',
    '哪里',
    '哪些',
    '多少',
    '适合',
    '可以',
    '用来',
    '用于',
    '好用',
    '好吃',
    '好看',
  ],
  ...[
    '推荐',
    '便宜',
    '一个',
    '一款',
    '一些',
    '一种',
    '我要',
    '我想',
    '想要',
    '想买',
    '要买',
    '买个',
    '买点',
    '给我',
    '送给',
    '比较',
  ],
  ...[
    '的',
    '了',
    '吗',
    '呢',
    '吧',
    '啊',
    '和',
    '与',
    '或',
    '跟',
    '在',
    '是',
    '有',
    '给',
    '送',
    '买',
    '要',
    '想',
    '穿',
    '用',
    '吃',
    '喝',
  ],
]
const partingWords = new RegExp(parting.join('|'), 'g')

/** A character of a keyword with what it counts for: numbers and their units say little. */
interface Weighed {
  character: string
  weight: number
}

/** What a sentence is about. */
export interface Sentence {
  segments: Weighed[][]
  /** words in the segments that have others of the same meaning */
  called: { word: string; others: string[] }[]
  /** pairs of characters to look for, and a character that stands alone */
  pieces: string[]
}

const piecesMost = 24

export function sentenceOf(keyword: string, { meaning }: Known): Sentence {
  const texts = wordsOf(keyword).flatMap((word) => {
    const rest = word.replace(partingWords, ' ').split(' ').filter(Boolean)
    return rest.length > 0 ? rest : [word]
  })
  const words = new Set(meaning.keys())
  const called = texts
    .flatMap((text) => cutAt(text, words))
    .flatMap((word) => (meaning.has(word) ? [{ word, others: meaning.get(word) ?? [] }] : []))
  const pieces = [...texts, ...called.flatMap(({ others }) => others)].flatMap((text) => pairsOf([...text]))
  return { segments: texts.map(weighed), called, pieces: [...new Set(pieces)].slice(0, piecesMost) }
}

const pairsOf = (characters: string[]) =>
  characters.length === 1 ? characters : characters.slice(1).map((next, i) => `${characters[i]}${next}`)

const weightOf = (segment: Weighed[]) => segment.reduce((sum, { weight }) => sum + weight, 0)

function weighed(text: string): Weighed[] {
  const runs = runsOf(text)
  return runs.flatMap((run, i) => {
    const size = [...run].length
    const ofNumber = /^\p{N}/u.test(run) || (!isChinese(run) && /^\p{N}/u.test(runs[i - 1] ?? ''))
    const all = ofNumber ? 0.5 : isChinese(run) ? size : Math.min(2, size)
    return [...run].map((character) => ({ character, weight: all / size }))
  })
}

export interface Described {
  goods_name: string
  introduction: string
}

export interface Cover {
  /** how much of the sentence the goods have, 0 to 1 */
  share: number
  /** one of its parts altogether, in their name; a number alone is none */
  hasSegment: boolean
  /** what of it stands in their name */
  text: string
}

/**
 * What the introduction has counts for half, as does the last character of a part: in Chinese it says what a thing is. Any
 * other single character counts for a quarter.
 */
export function coverOf(sentence: Sentence, goods: Described): Cover {
  const name = joined(goods.goods_name)
  const introduction = joined(goods.introduction)
  const found: string[] = []
  let all = 0
  let covered = 0
  let hasSegment = false
  for (const segment of sentence.segments) {
    const inName = shared(segment, name, sentence.called)
    const inIntroduction = shared(segment, introduction, [])
    segment.forEach(({ weight, character }, i) => {
      const alone = name.includes(character) ? (i === segment.length - 1 ? 1 / 2 : 1 / 4) : 0
      all += weight
      covered += weight * (inName[i] ? 1 : Math.max(inIntroduction[i] ? 1 / 2 : 0, alone))
    })
    hasSegment ||= weightOf(segment) > 1 && inName.every(Boolean)
    found.push(...runsWhere(segment, inName))
  }
  return { share: all === 0 ? 0 : covered / all, hasSegment, text: found.join(' ') }
}

/** Which characters of a part stand in the text beside a neighbour of theirs, or are called otherwise there. */
function shared(segment: Weighed[], text: string, called: Sentence['called']): boolean[] {
  const characters = segment.map(({ character }) => character)
  const marks = characters.map((one, i) =>
    characters.length === 1
      ? text.includes(one)
      : text.includes(one + (characters[i + 1] ?? '\0')) || text.includes((characters[i - 1] ?? '\0') + one),
  )
  for (const { word, others } of called) {
    const at = characters.join('').indexOf(word)
    if (at < 0 || !others.some((other) => text.includes(other))) continue
    const start = [...characters.join('').slice(0, at)].length
    marks.fill(true, start, start + [...word].length)
  }
  return marks
}

function runsWhere(segment: Weighed[], marks: boolean[]): string[] {
  const text = segment.map(({ character }, i) => (marks[i] ? character : ' ')).join('')
  return text.split(' ').filter(Boolean)
}
