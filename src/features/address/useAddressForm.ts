import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import { useData } from '@/api/useData'
import { pickPlace } from '@/domain/place/pickPlace'
import type { ChosenPlace } from '@/platform/map/port'
import { notNull, phone, required } from '@/ui/form/rules'
import type { Form } from '@/ui/form/useForm'
import { useRowForm } from '@/ui/form/useRowForm'
import { blank, valuesOf, type AddressValues } from './addressValues'
import { useTexts } from './texts'

export interface AddressForm {
  form: Form<AddressValues>
  saved: ReturnType<typeof useData<'/api/memberaddress/info'>>
  /** something was changed and not sent */
  dirty: boolean
  /** Takes over what was found elsewhere; fields it does not name stay. */
  fill(found: Partial<AddressValues>): void
  choosePlace(): Promise<void>
  takePlace(place: ChosenPlace): Promise<void>
  /** Sends the form; the address's id. Throws a CallFailure. */
  send(values: AddressValues): Promise<number>
}

/** `located`: an address for local delivery, which needs its place on the map. */
export function useAddressForm(id: number, located: boolean): AddressForm {
  const texts = useTexts()
  const saved = useData('/api/memberaddress/info', { id }, { enabled: id > 0 })
  const { form, dirty } = useRowForm(blank, saved.data, valuesOf, (values) => ({
    name: [required(texts.nameEmpty)],
    mobile: [required(texts.mobileEmpty), phone(texts.mobileWrong)],
    ids: [notNull(texts.provinceEmpty)],
    complete: [required(values.ids.length < 2 ? texts.cityEmpty : texts.districtEmpty)],
    address: [required(texts.addressEmpty)],
    point: located ? [notNull(texts.pointEmpty)] : [],
  }))

  const fill = (found: Partial<AddressValues>) => {
    for (const [name, value] of Object.entries(found)) form.set(name as keyof AddressValues, value as never)
  }
  const takePlace = async ({ name, address, ...point }: ChosenPlace) => {
    fill({ point, ...(name && { address: form.values.address || name }) })
    try {
      const latlng = `${point.latitude},${point.longitude}`
      const found = await call('/api/memberaddress/tranAddressInfo', { latlng }, { silent: true })
      const { province_id, city_id, district_id, province, city, district } = found
      const names = [province, city, district].filter(Boolean)
      fill({ ids: [province_id, city_id, district_id].filter((one) => one > 0), names, complete: true })
    } catch (failure) {
      // nobody knows the district there: the shopper chooses it
      if (!(failure instanceof CallFailure)) throw failure
    }
  }
  return {
    ...{ form, saved, dirty, fill, takePlace },
    async choosePlace() {
      const place = await pickPlace(form.values.point)
      if (place) await takePlace(place)
    },
    send({ ids, names, point, isDefault, name, mobile, telephone, address }) {
      const [province_id = 0, city_id = 0, district_id = 0] = ids
      const region = { province_id, city_id, district_id, full_address: names.join('-') }
      const at = point && { longitude: String(point.longitude), latitude: String(point.latitude) }
      const rest = { is_default: isDefault ? (1 as const) : (0 as const), type: at ? (2 as const) : (1 as const) }
      const params = { name, mobile, telephone, address, ...region, ...at, ...rest }
      return id > 0 ? call('/api/memberaddress/edit', { id, ...params }) : call('/api/memberaddress/add', params)
    },
  }
}
