import { useTexts } from './texts'
import { workWeek } from './workWeek'

test.each([
  ['1,2,3,4,5,6,7', '每天'],
  ['7,6,5,4,3,2,1', '每天'],
  ['1,2,3,4,5', '周一至周五'],
  ['6,7', '周六、周日'],
  ['1,2,3,6,7', '周一至周三、周六、周日'],
  ['3', '周三'],
  ['2, 4', '周二、周四'],
  ['1,1,1', '周一'],
  ['', ''],
  ['0,8,x,-1,1e9', ''],
])('%s: %s', (csv, words) => expect(workWeek(csv, useTexts.get())).toBe(words))
