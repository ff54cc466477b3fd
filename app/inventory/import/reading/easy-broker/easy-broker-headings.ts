import { foldText } from '#app/text/fold-text.ts'

/** The names of EasyBroker's columns in Spanish and English, folded and without units. */
const NAMES = {
  internalId: ['id interno', 'clave interna', 'internal id', 'referencia interna'],
  title: ['titulo', 'title', 'nombre', 'titulo de la propiedad'],
  description: ['descripcion', 'description'],
  type: ['tipo', 'tipo de propiedad', 'tipo de inmueble', 'property type', 'type'],
  operation: ['operacion', 'operaciones', 'tipo de operacion', 'operation', 'operations', 'operation type'],
  sale: ['precio de venta', 'precio venta', 'venta', 'sale price', 'selling price', 'sale'],
  rental: ['precio de renta', 'precio renta', 'renta', 'renta mensual', 'rental price', 'rent price', 'rent', 'rental'],
  temporary: ['precio de renta temporal', 'renta temporal', 'temporary rental price', 'temporary rental'],
  price: ['precio', 'price', 'monto', 'amount'],
  currency: ['moneda', 'currency'],
  saleCurrency: ['moneda de venta', 'moneda venta', 'sale currency'],
  rentalCurrency: ['moneda de renta', 'moneda renta', 'rental currency', 'rent currency'],
  unit: ['unidad', 'unidad de precio', 'unit', 'price unit'],
  showPrices: ['mostrar precio', 'mostrar precios', 'precio visible', 'show price', 'show prices'],
  status: ['estatus', 'status', 'estado de publicacion', 'publicacion', 'listing status'],
  location: ['ubicacion', 'location', 'localizacion'],
  neighborhood: ['colonia', 'neighborhood', 'zona'],
  city: ['ciudad', 'municipio', 'delegacion', 'alcaldia', 'city', 'municipality'],
  region: ['estado', 'state', 'region', 'entidad'],
  street: ['calle', 'direccion', 'street', 'address'],
  exteriorNumber: ['numero exterior', 'num exterior', 'exterior number'],
  interiorNumber: ['numero interior', 'num interior', 'interior number'],
  postalCode: ['codigo postal', 'cp', 'postal code', 'zip code'],
  latitude: ['latitud', 'latitude', 'lat'],
  longitude: ['longitud', 'longitude', 'lng', 'lon'],
  bedrooms: ['recamaras', 'habitaciones', 'bedrooms'],
  bathrooms: ['banos', 'banos completos', 'bathrooms'],
  halfBathrooms: ['medios banos', 'half bathrooms'],
  parkingSpaces: ['estacionamientos', 'estacionamiento', 'cajones', 'parking spaces', 'parking'],
  constructionArea: [
    'construccion',
    'tamano de construccion',
    'superficie de construccion',
    'superficie construida',
    'construction size',
    'construction area',
  ],
  lotSize: ['terreno', 'tamano de terreno', 'tamano del terreno', 'superficie de terreno', 'lot size', 'land size'],
  frontage: ['frente', 'frente del terreno', 'lot width'],
  depth: ['fondo', 'fondo del terreno', 'lot length'],
  floors: ['pisos', 'niveles', 'pisos en el edificio', 'floors'],
  floorNumber: ['piso', 'floor'],
  age: ['antiguedad', 'edad', 'age'],
  amenities: ['caracteristicas', 'amenidades', 'features', 'amenities'],
  images: ['imagenes', 'fotos', 'images', 'photos', 'image urls', 'url de imagenes'],
  agent: ['agente', 'asesor', 'agent', 'asignada a'],
  publicUrl: ['url', 'url publica', 'enlace', 'liga', 'public url', 'link'],
  tags: ['etiquetas', 'tags'],
  privateDescription: [
    'descripcion privada',
    'notas privadas',
    'notas internas',
    'private description',
    'private notes',
  ],
  createdAt: ['creada', 'fecha de creacion', 'fecha de alta', 'created at', 'created'],
  updatedAt: ['actualizada', 'ultima actualizacion', 'fecha de actualizacion', 'updated at', 'updated'],
} as const satisfies Record<string, readonly string[]>

/** A column of a sheet that EasyBroker has exported. */
export type SheetField = keyof typeof NAMES

const FIELDS: ReadonlyMap<string, SheetField> = new Map(
  (Object.entries(NAMES) as [SheetField, readonly string[]][]).flatMap(([field, names]) =>
    names.map((name) => [name, field] as const),
  ),
)

/** The field of a heading; null for an unknown one. 'Construcción (m²)' is 'construccion'. */
export function sheetField(heading: string): SheetField | null {
  const bare = heading.replaceAll(/[([].*?[)\]]|\bm[²2](?!\p{L})/giu, ' ').replaceAll(/[_.:*]+/g, ' ')
  return FIELDS.get(foldText(bare)) ?? null
}
