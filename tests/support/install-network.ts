// What sees in a test has the network that the product has.
import "#server/adapters/image-model/install-network.ts";
