// The specs are shown on the page; this file lets the runner find them.
import './emptyStationAlert.spec';
import './loadStations.spec';
import './stationsSlice.spec';
