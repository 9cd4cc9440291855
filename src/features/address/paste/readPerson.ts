export interface Person {
  name: string
  mobile: string
  telephone: string
  /** what is left, the place: pieces with a blank between them */
  rest: string
}

const labels =
  /(收货人|收件人|联系人|姓名|名字|手机号码|手机号|手机|联系电话|联系方式|电话号码|电话|固话|座机|所在地区|所在地|省市区|地区|详细地址|收货地址|收件地址|街道地址|地址|邮政编码|邮编|name|phone|mobile|tel|address)\s*[:：]\s*/gi
const nameLabels = /^(收货人|收件人|联系人|姓名|名字|name)/i
const nameMark = '\uE001'
const separators = /[\s,，;；。|｜\n\r\t]+/

const mobilePattern =
  /(^|[^\d])(?:\+?(?:86|0086)[-\s]?)?(1[3-9]\d)[-\s]?(\d{4})[-\s]?(\d{4})(?:\s*[-转]\s*\d{1,5})?(?!\d)/
const telephonePattern = /(^|[^\d])\(?(0\d{2,3})\)?[-\s]?(\d{7,8})(?:\s*[-转]\s*(\d{1,5}))?(?!\d)/

const surnames =
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩冯邓曹彭曾萧肖田董潘袁蔡蒋余于杜叶程魏苏吕丁任卢姚沈钟姜崔谭陆范汪廖石金韦贾夏付傅方邹熊白孟秦邱江尹薛闫阎段雷龙侯史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤常温康施文牛樊葛邢安齐易乔伍庞颜倪庄聂章鲁岳翟殷詹申欧耿关兰焦俞左柳甘祝包宁尚符舒阮柯纪梅童凌毕单季裴霍涂成苗谷盛曲翁冉骆蓝路游辛靳管柴蒙鲍华喻祁蒲房滕屈饶解牟艾尤阳时穆农司卓古吉缪简车项连芦麦褚娄窦戚岑景党宫费卜冷晏席卫米柏宗瞿桂全佟应臧闵苟邬边卞姬师和仇栾隋商刁沙荣巫寇桑郎甄丛仲虞敖巩明佘池查麻苑迟邝诸葛欧阳司马上官'
const titles = /(先生|女士|小姐|老师|同学|阿姨|师傅)$/
/** How a place ends, which no name does. */
const placeEnding = /[省市区县镇乡村旗州盟路街道巷弄号楼室栋幢座层户期园苑城府里庄厦店湾大]$/
const provinces =
  /^(北京|天津|河北|山西|内蒙古|辽宁|吉林|黑龙江|上海|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|广西|海南|重庆|四川|贵州|云南|西藏|陕西|甘肃|青海|宁夏|新疆|台湾|香港|澳门|中国)/

const halfWidth = (text: string) =>
  text.replace(/[０-９（）＋－]/g, (one) => String.fromCharCode(one.charCodeAt(0) - 0xfee0)).replace(/[—–]/g, '-')

/** How much a piece looks like a person's name; 0 = not at all. */
function likeness(piece: string): number {
  const bare = piece.replace(/[（(].*[)）]$/, '').replace(titles, '')
  if (/^[A-Za-z][A-Za-z.'-]*( [A-Za-z][A-Za-z.'-]*){0,3}$/.test(piece)) return 2
  if (!/^[\u4e00-\u9fa5]{1,4}(·[\u4e00-\u9fa5]{1,8})*$/.test(bare)) return 0
  if (titles.test(piece)) return 5
  if (bare.length < 2 || provinces.test(bare)) return 0
  if (bare.includes('·')) return 4
  if (placeEnding.test(bare) && bare.length !== 2 && !surnames.includes(bare.charAt(0))) return 0
  return surnames.includes(bare.charAt(0)) ? 3 - (placeEnding.test(bare) ? 1 : 0) : 1
}

/**
 * Takes the person out of pasted text: who, mobile, telephone, in any order, with or without labels. A name of which
 * nothing tells that it is one is left out rather than guessed.
 */
export function readPerson(pasted: string): Person {
  let text = halfWidth(pasted).replace(labels, (label) => `\n${nameLabels.test(label) ? nameMark : ''}`)
  let mobile = ''
  let telephone = ''
  // a mark where the number stood: the name is often beside it
  const here = '\uE002'
  text = text.replace(mobilePattern, (_all, before: string, a: string, b: string, c: string) => {
    mobile = a + b + c
    return `${before} ${here} `
  })
  text = text.replace(telephonePattern, (_all, before: string, area: string, number: string, extension?: string) => {
    telephone = `${area}-${number}${extension ? `-${extension}` : ''}`
    return `${before} `
  })
  text = text.replace(/(^|\s)\d{6}(?=\s|$)/g, '$1')
  // English names are of several words
  text = text.replace(/([A-Za-z]) (?=[A-Za-z])/g, '$1\uE003')
  const pieces = text
    .split(separators)
    .filter(Boolean)
    .map((piece) => piece.replace(/\uE003/g, ' '))
  const mark = pieces.indexOf(here)
  const scored = pieces.map((piece, i) => {
    if (piece.startsWith(nameMark) && piece.length > 1) return 100
    const like = likeness(piece)
    const beside = mark >= 0 && Math.abs(i - mark) === 1
    return like === 0 ? 0 : like + (beside ? 2 : 0) + (i === 0 || i === pieces.length - 1 ? 0.5 : 0)
  })
  const best = scored.indexOf(Math.max(...scored))
  let name = (scored[best] ?? 0) >= 2.5 ? (pieces[best] ?? '').replace(nameMark, '') : ''
  let remaining = pieces.filter((piece, i) => piece !== here && piece !== nameMark && !(name && i === best))
  if (!name && remaining.length > 0) {
    // written on to the end of the place: 90号张三
    const last = remaining[remaining.length - 1] ?? ''
    const [, place = '', found = ''] = /^(.*[号室楼栋座层户])([\u4e00-\u9fa5]{2,4})$/.exec(last) ?? []
    if (likeness(found) >= 3) {
      name = found
      remaining = [...remaining.slice(0, -1), place]
    }
  }
  return { name, mobile, telephone, rest: remaining.join(' ') }
}
