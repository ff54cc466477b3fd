/** How people shorten the words of a heading, folded, and what each stands for. */
const ABBREVIATED: Readonly<Record<string, string>> = {
  cve: 'clave',
  cod: 'codigo',
  op: 'operacion',
  oper: 'operacion',
  p: 'precio',
  pcio: 'precio',
  vta: 'venta',
  rta: 'renta',
  mens: 'mensual',
  sup: 'superficie',
  const: 'construccion',
  constr: 'construccion',
  terr: 'terreno',
  inm: 'inmueble',
  col: 'colonia',
  fracc: 'fraccionamiento',
  fraccto: 'fraccionamiento',
  mcpio: 'municipio',
  mun: 'municipio',
  edo: 'estado',
  ent: 'entidad',
  alt: 'altura',
  fte: 'frente',
  fdo: 'fondo',
  rec: 'recamaras',
  coch: 'cocheras',
  recs: 'recamaras',
  estac: 'estacionamiento',
  mantto: 'mantenimiento',
  mtto: 'mantenimiento',
  mant: 'mantenimiento',
  dir: 'direccion',
  desc: 'descripcion',
  ubic: 'ubicacion',
  f: 'fecha',
  fec: 'fecha',
  disp: 'disponibilidad',
  bldg: 'building',
  tfno: 'telefono',
  num: 'numero',
  ht: 'height',
  exp: 'expediente',
  com: 'comision',
}

/** The plain words of a heading in full: 'p venta' is 'precio venta'. */
export function inFull(plainWords: string): string {
  const words = plainWords.split(' ')
  // 'P' alone may be the floor.
  if (words.length === 1 && plainWords.length === 1) return plainWords
  return words.map((word) => (Object.hasOwn(ABBREVIATED, word) ? (ABBREVIATED[word] ?? word) : word)).join(' ')
}
