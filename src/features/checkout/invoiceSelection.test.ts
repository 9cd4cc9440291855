import { firstIssue } from '@/ui/form/rules'
import { firstSelection, invoiceParam, invoiceRules, type InvoiceSelection } from './invoiceSelection'
import { useTexts } from './texts'

const config = {
  invoice_status: 1 as const,
  type: [1, 2] as (1 | 2)[],
  invoice_content: ['商品明细', '食品'],
  invoice_rate: '6.00',
  invoice_money: '5.00',
}
const selection = (more: Partial<InvoiceSelection> = {}): InvoiceSelection => ({
  ...firstSelection(config, null, { titleType: 1, title: '林晓', taxpayerNumber: '' }),
  email: 'lin@example.com',
  ...more,
})
const issue = (one: InvoiceSelection) => {
  const rules = invoiceRules(useTexts.get().invoice)(one)
  for (const [name, list] of Object.entries(rules)) {
    const message = firstIssue(one[name as keyof InvoiceSelection], list ?? [])
    if (message !== undefined) return message
  }
  return undefined
}

it.each<[string | undefined, Partial<InvoiceSelection>]>([
  [undefined, {}],
  ['请输入姓名', { title: ' ' }],
  ['请输入单位名称', { titleType: 2, title: '' }],
  ['请输入纳税人识别号', { titleType: 2 }],
  ['纳税人识别号为 15 至 20 位数字或大写字母', { titleType: 2, taxpayerNumber: '9133' }],
  [undefined, { titleType: 2, taxpayerNumber: '91330106MA2ABCDE1X' }],
  ['请选择发票内容', { content: '' }],
  ['请输入接收发票的邮箱', { email: '' }],
  ['邮箱格式不正确', { email: 'lin' }],
  ['请输入邮寄地址', { type: 1, fullAddress: '' }],
  [undefined, { type: 1, email: '', fullAddress: '浙江省-杭州市-西湖区 文三路 1 号' }],
])('%s', (message, more) => expect(issue(selection(more))).toBe(message))

it('sends what its kind needs, and nothing of the other', () => {
  expect(invoiceParam(selection({ fullAddress: '文三路' }))).toEqual({
    is_invoice: 1,
    invoice_type: 2,
    invoice_title_type: 1,
    invoice_title: '林晓',
    invoice_content: '商品明细',
    invoice_email: 'lin@example.com',
  })
  expect(invoiceParam(selection({ type: 1, titleType: 2, taxpayerNumber: 'A', fullAddress: '文三路' }))).toMatchObject({
    taxpayer_number: 'A',
    invoice_full_address: '文三路',
  })
})

it('begins with the kind that costs no postage', () => {
  expect(firstSelection(config, null, undefined).type).toBe(2)
  expect(firstSelection({ ...config, type: [1] }, null, undefined).type).toBe(1)
})
