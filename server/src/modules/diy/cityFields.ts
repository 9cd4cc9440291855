import { refuse } from '../../http/route'

export const cityNeeds = ['site_area_id'] as const

export const noCity = () => refuse({ zh: '该地区不是城市', en: 'This region is not a city' })
export const cityTaken = () => refuse({ zh: '该城市已有分站', en: 'This city has a sub-site already' })
