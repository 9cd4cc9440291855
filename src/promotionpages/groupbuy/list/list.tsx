export { GroupbuyListScreen as default } from '@/kinds/groupbuy/GroupbuyListScreen'
