// What every table stands on comes with the screen, while the game's own chunk is still on its way: so a game's chunk
// holds that game and nothing else.
import '../ui/card/CardFrame.tsx';
import './Hand.tsx';
import './OtherPlayers.tsx';
import './SealedChoice.tsx';
import './SeatPlate.tsx';
import './TableFrame.tsx';
