// Loads the shared parts of every table with the screen, so that a game's chunk
// contains that game only.
import '../ui/card/CardFrame.tsx';
import './Hand.tsx';
import './OtherPlayers.tsx';
import './SealedChoice.tsx';
import './SeatPlate.tsx';
import './TableFrame.tsx';
