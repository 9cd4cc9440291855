import { fakePrivacy } from '../fake'

export const privacy = fakePrivacy()
