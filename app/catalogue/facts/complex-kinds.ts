/** Kinds of complexes, whose spaces are properties. */
export const COMPLEX_KINDS = ['plaza', 'parque_industrial', 'torre'] as const
export type ComplexKind = (typeof COMPLEX_KINDS)[number]
export const COMPLEX_KIND_LABELS: Record<ComplexKind, string> = {
  plaza: 'Plaza comercial',
  parque_industrial: 'Parque industrial',
  torre: 'Torre de oficinas',
}
