export const verifyKinds = ['all', 'pickup', 'virtualgoods'] as const
export type VerifyKind = (typeof verifyKinds)[number]
