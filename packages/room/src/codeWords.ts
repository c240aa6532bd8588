/** Words for the first half of a room code: short, friendly, easy to say and to spell. */
export const ROOM_CODE_WORDS: readonly string[] = `
acorn actor agate agent agile alarm album alder alert alley alloy alpha amber ample angle ankle apple apron
arch arena arrow ascot ash aspen aster atlas atom attic aunt aura award axis axle azure baby back badge
bagel bake baker balm band banjo bank barn baron basil basin bath baton bay bead beak beam bean beard belt
bench bike birch bird bison blaze blend bliss block bloom blur boat bolt bonus book booth boots bowl box
brain brand brass brave brick brief brim brisk brook broom broth brown brush bucket bud buddy bugle build
bulb bunch bunny burr bush busy buzz cabin cable cactus cadet cake calf calm camel camp canal candy canoe
canvas cape card cargo carp cart cave cedar cello chain chair chalk champ charm chart cheek cheer chef
cherry chess chest chick chief chime chin chip cider cinema circle citrus city civic clam clap clay clean
clear clerk click cliff clock clog cloth cloud clover clown club coach coast coat cobra cocoa coil coin colt
comb comet comic coral cork corn couch count court cove crab craft crane crate cream crest crew crisp crop
crow crown crumb crust cube cup curl curve cycle daily dairy daisy dance dart dash date dawn deck delta
denim depot desert desk dial diary dice digit dime diner dingo dish ditto diver dock doll dome door dove
dozen dragon drape dream dress drift drill drink drive drum duck duet dune dusk eager eagle early earth
easel east easy echo edge elbow elder elk elm ember emu enamel engine enjoy entry envoy epic equal equip
essay even event exit extra fable fabric face fairy falcon fall fame family fancy farm fawn feast felt fence
fern ferry fest fiddle field fifty fig film final finch fire first fish five fjord flag flame flap flash
flax fleet flint flip float flock flora flow flute foam focus fog folk font foot forest fork form fort forum
fossil fox frame fresh friend frog frost fruit fudge full fun funny future gala galaxy gale game garage
garden garlic garnet gecko gem genie gentle ghost giant gift ginger given glad glass glaze gleam glide globe
glory glove glow glue gnome goal goat gold golf goose grace grade grain grand grape graph grass gravel gravy
green grid grill grin grip grove guard guide guitar gulf gull habit half halo hamlet hammer hand handy happy
harbor harp hat haven hawk hazel heart heath hedge hello helm help herb hero heron hike hill hinge hippo
hive hobby holly home honey hood hoof hook hoop hope horn hotel house hub hue human humble humor hut ibex
ice icon idea igloo iguana image inch index indigo ink inlet insect iris iron island ivory ivy jacket jade
jaguar jar jazz jeans jelly jigsaw jingle jog join jolly joy juggle juice jumbo jump june jungle junior jury
just kale kayak kazoo keel keen keep kelp kettle kick kind king kiosk kite kitten kiwi knee knit knob koala
label lace ladder lagoon lake lamb lamp lance land lane larch large lark laser latch latte laugh laurel lava
lawn layer leader leap learn ledge lemon lens lentil letter level lever light lilac lily lime limit linen
link lion list live lively llama lobby local lodge logic long loop lotus loud loyal lucky lumber lunar lunch
lyric magic magnet magpie major mallet mango map maple marble march market maroon mask master mat match
meadow meal mellow melody melon member memo mentor menu merit merry meteor meter metro middle mile milk mill
mime mimic mind mint minute mirror mist mitten mixer model modem mole moment month mood moon mosaic moss
moth motor mount mouse movie muffin mug mural museum music nacho name napkin narrow nature navy nectar
needle nest net new nice nickel nimble nine noble noise noodle noon north note novel nugget number nutmeg
nylon oak oasis oat oboe ocean ocelot octet olive omega onion onyx opal open opera optic orange orbit orchid
order organ origin otter outer oval oven owl oxide oyster ozone pace paddle page paint palace palm panda
panel papaya paper parade parcel park parrot party pasta paste pastry patch path patio peach peanut pebble
pecan pen pencil penny people pepper perch perky photo piano picnic pigeon pillow pilot pine pink pinto pipe
pirate pixel pizza place plaid planet plant plate play plaza plot plume plus pocket poem poet point polar
polka pollen polo pond pony pool poppy porch port post potato pouch powder press pride prime print prism
prize proof proud puddle puffin pulse puma pupil puppet puppy purple purse puzzle quail quartz queen quest
quick quiet quill quilt quince quiz quota quote rabbit race radar radio radish raft rail raisin rally ramp
ranch range rapid raven ray reader ready recipe record reef relay relish remedy rest ribbon rice riddle ride
ridge ripple river robin robot rock rocket rodeo roof room rope rosy round rover royal ruby rug ruler rumba
runner rural rustic saddle safari saga sage salad salmon salsa salt salute sample sand sandal satin saturn
saucer sauna scale scarf scenic school scoop score scout screen script scroll seal season seed sesame seven
shade shape share sharp shawl sheep shelf shell shield shine ship shirt shoe shore short shovel show shrimp
shrub sienna sign silk silver simple singer siren sister six skate sketch ski skill skirt sky slate sleek
slice slide slope small smart smile smooth snack snail snow soap soccer sock soda sofa soft solar solid solo
sonar sonata song sonnet soup south space spark speed spell sphere spice spider spin spiral splash spoon
sport spot spray spring sprint sprout spruce square squash squid stable stack staff stage stamp star start
statue steam stem step stereo stew stitch stone stool store stork storm stove straw stream street string
stripe studio sugar suit summer summit sunny super sushi swan swift swim swing syrup table tablet taco
talent tango tape target tart task taste teal teapot temple tempo ten tennis tent term test theme thread
three thumb ticket tidal tidy tiger tile timber tin tiny title toast today toffee token tomato topaz torch
totem toucan touch towel tower town toy track trade trail train tram travel tray treat tree trek trend trial
trick trio trophy trout truck trunk trust truth tuba tulip tuna tundra tunic tunnel turbo turnip turtle
tutor twig twin umpire uncle under union unique unit unity upper urban useful usual valley value vapor vase
vault velvet venus verb verse vest video view villa vine vinyl viola violet violin visit visor vista vital
vivid vocal voice vote vowel voyage waffle wagon waiter wall wallet walnut walrus waltz warm wasp watch
water wave wax weasel weave well west wheat wheel whisk white wide willow wind window winter wire wise wish
wizard wolf wombat wonder wool word world wren writer yacht yak yard yarn year yellow yeti yoga yogurt young
yoyo zebra zen zero zesty zigzag zinc zinnia zipper zone zoom
`
  .trim()
  .split(/\s+/);
