/** A sample of WeChat's regions: enough to choose from, not the country. */
interface Region {
  name: string
  code: string
  below?: Region[]
}

const of = (name: string, code: string, below?: Region[]): Region => ({ name, code, below })

export const regions: Region[] = [
  of('北京市', '110000', [
    of('北京市', '110100', [of('东城区', '110101'), of('西城区', '110102'), of('朝阳区', '110105')]),
  ]),
  of('上海市', '310000', [
    of('上海市', '310100', [of('黄浦区', '310101'), of('徐汇区', '310104'), of('浦东新区', '310115')]),
  ]),
  of('浙江省', '330000', [
    of('杭州市', '330100', [of('上城区', '330102'), of('西湖区', '330106'), of('余杭区', '330110')]),
    of('宁波市', '330200', [of('海曙区', '330203'), of('江北区', '330205')]),
  ]),
  of('广东省', '440000', [
    of('广州市', '440100', [
      of('荔湾区', '440103'),
      of('越秀区', '440104'),
      of('海珠区', '440105'),
      of('天河区', '440106'),
    ]),
    of('深圳市', '440300', [of('罗湖区', '440303'), of('福田区', '440304'), of('南山区', '440305')]),
  ]),
]

const depths: Record<string, number> = { province: 1, city: 2, region: 3 }
export const depthOf = (level: string): number => {
  const depth = depths[level]
  if (!depth) throw new Error(`not simulated: picker level ${level}`)
  return depth
}

/** The names of each column when these places of the columns before are chosen. */
export function regionColumns(chosen: number[], depth: number): string[][] {
  const columns: string[][] = []
  let list: Region[] | undefined = regions
  for (let column = 0; column < depth && list; column++) {
    columns.push(list.map(({ name }) => name))
    list = list[Math.min(chosen[column] ?? 0, list.length - 1)]?.below
  }
  return columns
}

/**
 * Codes of a region given by its names.
 * @throws Error when the sample does not have it
 */
export function codesOf(names: string[]): string[] {
  let list: Region[] | undefined = regions
  return names.map((name) => {
    const found: Region | undefined = list?.find((region) => region.name === name)
    if (!found) throw new Error(`not simulated: region ${names.join(' ')} is not in the sample list`)
    list = found.below
    return found.code
  })
}
