/** Short, friendly, easy to say and to spell: the first half of a room code. */
export const WORDS: readonly string[] = `
acorn actor agate agent agile alarm album alder alert alley alloy alpha amber ample angle ankle apple
apron arch arena arrow ascot ash aspen aster atlas atom attic aunt aura award axis axle azure baby back
badge bagel bake baker balm band banjo bank bark barn baron basil basin bath baton bay beach bead beak
beam bean bear beard beech bell belt bench berry bike birch bird bison blaze blend bliss block bloom
blue blur board boat bold bolt bonus book booth boots bowl box brain brake brand brass brave bread brick
brief brim brisk brook broom broth brown brush bucket bud buddy bugle build bulb bunch bunny burr bush
busy buzz cabin cable cactus cadet cake calf calm camel camp canal candy canoe canvas cape card cargo
carp carrot cart cave cedar cello chain chair chalk champ charm chart cheek cheer chef cherry chess
chest chick chief chime chin chip choir chord cider cinema circle citrus city civic clam clap clay clean
clear clerk click cliff climb clock clog cloth cloud clover clown club coach coast coat cobra cocoa coil
coin colt comb comet comic coral cord cork corn couch count court cove cozy crab craft crane crate cream
creek crest crew crisp crop crow crown crumb crust cube cup curl curve cycle cymbal daily dairy daisy
dance dart dash date dawn deck delta denim depot desert desk dial diary dice digit dime diner dingo dish
disk ditto diver dock doll dome donut door dove dozen draft dragon drape dream dress drift drill drink
drive drum duck duet dune dusk eager eagle early earth easel east easy echo edge elbow elder elk elm
ember emu enamel engine enjoy entry envoy epic equal equip essay even event exit extra fable fabric face
fairy falcon fall fame family fancy farm fawn feast felt fence fern ferry fest fiber fiddle field fifty
fig film final finch fir fire first fish five fjord flag flame flap flash flax fleet flint flip float
flock flora flow flute foam focus fog folk font foot forest fork form fort forum fossil fox frame fresh
friend frog frost fruit fudge full fun funny future gala galaxy gale game garage garden garlic garnet
gate gecko gem genie gentle ghost giant gift ginger given glad glass glaze gleam glide globe glory glove
glow glue gnome goal goat gold golf goose grace grade grain grand grape graph grass gravel gravy great
green grid grill grin grip grove guard guest guide guitar gulf gull habit hail half hall halo hamlet
hammer hand handy happy harbor hare harp hat haven hawk hazel heart heath hedge hello helm help herb
hero heron hike hill hinge hippo hive hobby holly home honey hood hoof hook hoop hope horn horse hotel
house hub hue human humble humor hut ibex ice icon idea idol igloo iguana image inch index indigo ink
inlet inn insect iris iron island ivory ivy jacket jade jaguar jam jar jazz jeans jelly jewel jigsaw
jingle jog join jolly joy juggle juice jumbo jump june jungle junior jury just kale kayak kazoo keel
keen keep kelp kettle key kick kind king kiosk kite kitten kiwi knee knit knob knot koala label lace
ladder lagoon lake lamb lamp lance land lane larch large lark laser latch latte laugh laurel lava lawn
layer leader leaf leap learn ledge leek lemon lens lentil letter level lever light lilac lily lime limit
linen link lion list live lively llama lobby local lodge logic long loop lotus loud loyal lucky lumber
lunar lunch lute lynx lyric magic magnet magpie mail main major mallet mango map maple marble march mare
market maroon mask master mat match maze meadow meal medal mellow melody melon member memo mentor menu
merit merry metal meteor meter metro middle mile milk mill mime mimic mind mint minute mirror mist
mitten mixer model modem mole moment month mood moon moose mosaic moss moth motor mount mouse movie
muffin mug mural museum music nacho name napkin narrow nature navy nectar needle nest net new nice
nickel nimble nine noble noise noodle noon north nose note novel nugget number nutmeg nylon oak oar
oasis oat oboe ocean ocelot octet olive omega onion onyx opal open opera optic orange orbit orchid order
organ origin otter outer oval oven owl oxide oyster ozone pace paddle page paint palace palm panda panel
papaya paper parade parcel park parrot party pasta paste pastry patch path patio pause peace peach peak
peanut pear pearl pebble pecan pedal pen pencil penny people pepper perch perky petal photo piano picnic
piece pier pigeon pillow pilot pine pink pinto pipe pirate pixel pizza place plaid plane planet plant
plate play plaza plot plow plum plume plus pocket poem poet point polar polka pollen polo pond pony pool
poppy porch port post potato pouch powder press pride prime prince print prism prize proof proud puddle
puffin pulse puma pupil puppet puppy purple purse puzzle quail quartz queen quest quick quiet quill
quilt quince quiz quota quote rabbit race radar radio radish raft rail rain raisin rally ramp ranch
range rapid raven ray reader ready recipe record reef relay relish remedy rest ribbon rice riddle ride
ridge right ring ripple river road robin robot rock rocket rodeo roll roof room root rope rose rosy
round route rover royal ruby rug ruler rumba runner rural rustic rye saddle safari saga sage salad
salmon salsa salt salute sample sand sandal satin saturn sauce saucer sauna scale scarf scene scenic
school scoop score scout screen script scroll seal season seed sesame seven shade shape share sharp
shawl sheep shelf shell shield shine ship shirt shoe shore short shovel show shrimp shrub sienna sign
silk silver simple singer siren sister six skate sketch ski skill skirt sky slate sleek sleigh slice
slide slope small smart smile smooth snack snail snow soap soccer sock soda sofa soft solar solid solo
sonar sonata song sonnet soup south space spark speed spell sphere spice spider spin spiral splash spoon
sport spot spray spring sprint sprout spruce square squash squid stable stack staff stage stair stamp
star start statue steam steel stem step stereo stew stitch stone stool store stork storm story stove
straw stream street string stripe studio sugar suit summer summit sun sunny super surf sushi swan sweet
swift swim swing symbol syrup table tablet taco tail talent tango tape tapir target tart task taste tea
teal team teapot temple tempo ten tennis tent term test theme thread three throne thumb ticket tidal
tide tidy tiger tile timber time tin tiny title toast today toffee token tomato topaz torch totem toucan
touch towel tower town toy track trade trail train tram travel tray treat tree trek trend trial trick
trio trophy trout truck trunk trust truth tuba tulip tuna tundra tunic tunnel turbo turnip turtle tutor
twig twin umpire uncle under union unique unit unity upper urban useful usual valley value vapor vase
vault velvet venus verb verse vest video view villa vine vinyl viola violet violin visit visor vista
vital vivid vocal voice vote vowel voyage waffle wagon waiter walk wall wallet walnut walrus waltz warm
wasp watch water wave wax weasel weave well west whale wheat wheel whisk white wide willow wind window
winter wire wise wish wizard wolf wombat wonder wood wool word world wren writer yacht yak yard yarn
year yellow yeti yoga yogurt young yoyo zebra zen zero zesty zigzag zinc zinnia zipper zone zoom
`
  .trim()
  .split(/\s+/);
