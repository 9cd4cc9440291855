/** What a process keeps for each mall that it serves: made when it is first asked for, gone with the mall. */
export function perMall<Mall extends { db: object }, Kept>(make: (mall: Mall) => Kept): (mall: Mall) => Kept {
  const all = new WeakMap<object, Kept>()
  return (mall) => {
    const known = all.get(mall.db)
    if (known !== undefined) return known
    const kept = make(mall)
    all.set(mall.db, kept)
    return kept
  }
}
