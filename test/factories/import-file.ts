/** A CSV of so many properties, as an agency keeps its inventory; `planted` replaces cells of some rows. */
export function buildInventory(
  count: number,
  planted: ReadonlyMap<number, Readonly<Record<string, string>>> = new Map(),
): string {
  const headers = [
    'Clave',
    'Nombre',
    'Tipo de inmueble',
    'Operación',
    'Precio',
    'Moneda',
    'Zona',
    'Municipio',
    'm2',
    'Recámaras',
    'Teléfono del asesor',
    'Correo del asesor',
    'Estatus',
    'Vencimiento',
  ]
  const lines = Array.from({ length: count }, (_none, at) => {
    const row: Record<string, string> = {
      Clave: `INV-${at + 1}`,
      Nombre: `Nave número ${at + 1}`,
      'Tipo de inmueble': 'Nave',
      Operación: 'Rento',
      Precio: `$${45 + (at % 50)},000.00`,
      Moneda: 'Pesos',
      Zona: 'Parque industrial',
      Municipio: 'Escobedo',
      m2: '1,200 m2',
      Recámaras: '',
      'Teléfono del asesor': '81 8123 4567',
      'Correo del asesor': 'ventas@firma.example',
      Estatus: 'Activa',
      Vencimiento: '31/12/2027',
      ...planted.get(at),
    }
    return headers.map((header) => `"${(row[header] ?? '').replaceAll('"', '""')}"`).join(',')
  })
  return `${[headers.join(','), ...lines].join('\n')}\n`
}
