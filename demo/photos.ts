/** The demo pictures with what they show, for those who can't see them. */
export const PHOTO_ALTS = {
  'bodega-1.jpg':
    'Nave de distribución con andenes de carga y tráileres en el patio de maniobras, con la sierra al fondo',
  'bodega-2.jpg': 'Bodega industrial de lámina blanca con portones enrollables, oficina al frente y estacionamiento',
  'bodega-3.jpg':
    'Interior de nave industrial libre de columnas, con armaduras de acero, tragaluces y piso de concreto',
  'bodega-4.jpg': 'Pasillo de bodega con racks selectivos, tarimas y montacargas bajo tragaluces',
  'local-1.jpg': 'Plaza comercial de un nivel con locales vidriados, estacionamiento al frente y cerro de fondo',
  'local-2.jpg': 'Edificio de esquina de dos niveles con tienda en planta baja y ventanales a dos calles',
  'local-3.jpg':
    'Local comercial en obra gris con muros de block, instalaciones aparentes y cancel de vidrio a la calle',
  'local-4.jpg': 'Interior de local acondicionado como boutique, con piso de madera, rieles de luz y exhibidores',
  'local-5.jpg': 'Plaza comercial de dos niveles al anochecer con locales iluminados y palmeras',
  'oficina-1.jpg': 'Torre de oficinas con fachada de vidrio vista desde la calle',
  'oficina-2.jpg': 'Edificio de oficinas de seis niveles con parasoles horizontales y planta baja vidriada',
  'oficina-3.jpg': 'Oficina de planta abierta con escritorios junto a ventanales y vista a la ciudad',
  'oficina-4.jpg': 'Vestíbulo de edificio de oficinas con recepción, elevadores y ventanal de doble altura',
  'about-1.jpg': 'Sala de juntas con mesa de madera y vista a la montaña',
  'terreno-1.jpg': 'Terreno plano cercado con vegetación baja y cerros al fondo',
  'terreno-2.jpg': 'Terreno urbano en esquina con banqueta, bardeado, entre edificios y con la sierra al fondo',
  'terreno-3.jpg': 'Vista aérea de un predio amplio con su lindero marcado en amarillo, junto a una carretera',
  'casa-1.jpg': 'Casa moderna adaptada para oficinas con cajones de estacionamiento al frente',
  'casa-2.jpg': 'Casona de un nivel con marcos de cantera y herrería, adaptada para uso comercial',
  'departamento-1.jpg': 'Edificio de usos mixtos con locales en planta baja y departamentos con balcones',
  'departamento-2.jpg': 'Sala de departamento con ventanal de piso a techo y vista a la ciudad y la montaña',
  'banco-1.jpg': 'Sucursal en esquina con grandes ventanales y letreros en blanco',
} as const

/** The name of a picture in `demo/photos/`. */
export type DemoPhoto = keyof typeof PHOTO_ALTS

export const DEMO_PHOTOS = Object.keys(PHOTO_ALTS) as DemoPhoto[]
