export { BargainListScreen as default } from '@/kinds/bargain/BargainListScreen'
